import { describe, expect, it } from 'vitest';
import { wallText } from '../../components/desk/day/zones';
import { BROWSERS } from './browsers';
import { speakRussian } from './desk';
import { fill, peek, until } from './hand';
import { scene } from './scene';

/** Minutes the voting still lasts: fewer than the reminder's own, so that it is due as soon as it is switched on. */
const LEFT = 10;

describe.each(BROWSERS)('the reminder of a deadline, %s', (name) => {
  const stage = scene(name);

  it('is shown by the browser, says the game and the time left, and nothing twice', async () => {
    await speakRussian(stage.browser);
    const desk = await stage.openOwn('desk.html');
    const notices = () => desk.evaluate('(globalThis.browser ?? chrome).notifications.getAll()');
    await stage.hand.click(desk, /^Новая игра$/, 'page');
    await fill(desk, /^Название игры$/, 'Мафия №21');
    await stage.hand.click(desk, /^День$/, 'page');
    await until(
      desk,
      `const time = [...document.querySelectorAll('fieldset')].find((set) => /^Конец голосования/.test(set.innerText))?.querySelectorAll('input[type=radio]')[1];
       time?.click(); return Boolean(time);`,
      'the end of the voting by time',
    );
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const deadline = new Date(Date.now() + LEFT * 60_000).toISOString();
    await fill(desk, /^Конец голосования: /, wallText(deadline, zone));
    expect(Object.keys((await notices()) as object)).toEqual([]);
    // The browser wakes the background for the alarm.
    await stage.browser.stopBackground();
    await stage.hand.click(desk, /^Напомнить до конца голосования/, 'page');
    const told = `new Promise((done) => {
      const asked = indexedDB.open('public');
      asked.onsuccess = () => {
        const got = asked.result.transaction('settings').objectStore('settings').get('reminders');
        got.onsuccess = () => { asked.result.close(); done(got.result?.value[0]?.told ?? ''); };
      };
    })`;
    await expect.poll(() => desk.evaluate(told), { timeout: 45_000 }).toMatch(/^20\d\d-/);
    // Firefox without a screen has nowhere to show one and lets it go at once.
    if (name === 'chromium') expect(Object.keys((await notices()) as object)).toHaveLength(1);
    expect(await peek(desk, `return document.body.innerText;`)).toContain('За сколько минут');
  });
});
