import '../../components/look/tokens.css';
import '../../components/desk/desk.css';
import { render } from 'preact';
import { browser } from 'wxt/browser';
import type { BrowserApi } from '../../components/background/browser-api';
import { speak } from '../../components/desk/lang';
import { Popup } from '../../components/desk/popup/popup';
import { langOf } from '../../engine/store/public/lang';

speak(langOf('auto', browser.i18n.getUILanguage()));
const root = document.getElementById('root');
if (root) {
  render(
    <Popup
      browser={browser as BrowserApi}
      close={() => window.close()}
      loadDesk={async () => (await import('../../components/desk/app')).deskOn(browser as BrowserApi)}
    />,
    root,
  );
}
