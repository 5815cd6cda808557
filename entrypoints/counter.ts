import { browser } from 'wxt/browser';
import { defineUnlistedScript } from 'wxt/utils/define-unlisted-script';
import type { BrowserApi } from '../components/background/browser-api';
import { toBackground } from '../components/background/wires';
import { startCounter } from '../components/overlay/counter';

export default defineUnlistedScript(() => {
  startCounter({
    wire: toBackground(browser as BrowserApi),
    listen: (answer) => {
      browser.runtime.onMessage.addListener((message: unknown, sender, respond: (reply: unknown) => void) => {
        if (sender.id !== browser.runtime.id) return undefined;
        const reply = answer(message);
        if (!reply) return undefined;
        void reply.then(respond);
        return true;
      });
    },
  });
});
