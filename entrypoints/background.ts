import { browser } from 'wxt/browser';
import { defineBackground } from 'wxt/utils/define-background';
import { benchOn } from '../components/background/bench';
import type { BrowserApi } from '../components/background/browser-api';
import { startBackground } from '../components/background/start';
import { privateFolder } from '../components/spare/opfs';
import { PublicDb } from '../engine/store/public/db';

export default defineBackground(() => {
  startBackground(benchOn(browser as BrowserApi, new PublicDb({ shelf: privateFolder('public') })));
});
