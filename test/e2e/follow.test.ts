import { describe, expect, it } from 'vitest';
import { postId } from '../demo/day';
import { THREADS } from '../demo/forum';
import { PAGE_3 } from '../demo/truth';
import { BROWSERS } from './browsers';
import { countByHand, followByHand } from './counting';
import { until } from './hand';
import { counted, markOf, ours, untilStands, words } from './overlay';
import { GRANTED, scene } from './scene';

/** Every test follows the thread on a host of its own: what one leaves in the database is no business of the next. */
describe.each(BROWSERS)('a followed thread, %s', (name) => {
  const stage = scene(name);

  it('opens by itself on every visit', async () => {
    const url = stage.forum.url(THREADS.day, 3, { host: 'visits.localhost' });
    const page = await stage.open(url);
    await followByHand(stage, page);
    expect(stage.hand.clicks).toBeLessThanOrEqual(3);
    expect(stage.hand.typed).toBe(0);
    await page.reload();
    expect(await counted(page)).toEqual(PAGE_3);
    const other = await stage.open(url.replace('&start=40', ''));
    await counted(other);
    expect(await words(other)).toMatch(/(страниц|page).{0,40}3/is);
  });

  it('counts a post that arrives while the page is open', async () => {
    const { forum } = stage;
    const page = await stage.open(forum.url(THREADS.day, 3, { host: 'arrives.localhost' }));
    await followByHand(stage, page);
    await until(page, `return document.documentElement.dataset.live;`, 'the live connection of the forum');
    const post = forum.act({
      kind: 'add',
      thread: THREADS.day,
      author: 'Тихон',
      text: 'Решился. [color=red]Гоша[/color]',
      at: '2026-11-28T20:58:00+03:00',
    });
    await untilStands(page, 'Гоша', { against: 5, total: -4 });
    expect(await markOf(page, post)).toMatch(/Гоша/);
    // A vote that vanished from its page is not counted silently.
    forum.act({ kind: 'delete', thread: THREADS.day, post });
    await untilStands(page, 'Гоша', { against: 4, total: -3 });
  });

  it('keeps the text first seen when a vote is edited, and shows both', async () => {
    const { forum, hand } = stage;
    const page = await stage.open(forum.url(THREADS.day, 3, { host: 'edited.localhost' }));
    await followByHand(stage, page);
    await untilStands(page, 'Гоша', { against: 4 });
    const post = postId(52);
    forum.act({
      kind: 'edit',
      thread: THREADS.day,
      post,
      text: 'Ой. [color=red]Марта[/color]',
      at: '2026-11-28T20:50:00+03:00',
    });
    await page.reload();
    await counted(page);
    // the version first seen counts, marked.
    await untilStands(page, 'Гоша', { against: 4, total: -3 });
    await hand.click(page, /Лиса Алиса.*Гоша/, 'marks');
    await expect.poll(() => words(page)).toMatch(/Гоша[\s\S]*Марта/);
    await hand.click(page, /^(Принять правку|Accept the edit)/);
    await until(
      page,
      `return /против Марта|against Марта/.test(overlay().querySelector('.decide')?.innerText);`,
      'the verdict',
    );
    await hand.click(page, /^← /);
    await hand.click(page, /^(Итог|Count)$/);
    await untilStands(page, 'Гоша', { against: 3, total: -2 });
    await untilStands(page, 'Марта', { against: 1 });
  });

  it('goes on after the worker was stopped', async () => {
    const { forum, hand, browser } = stage;
    const page = await stage.open(forum.url(THREADS.day, 3, { host: 'stopped.localhost' }));
    await followByHand(stage, page);
    expect(await browser.stopBackground()).toBe(true);
    await hand.click(page, /^(Сомнения|Doubts)/);
    await hand.click(page, /^(Решить о голосе|Decide about the vote): Zайка/);
    await hand.click(page, /^(Засчитать за|Count it for)/);
    await hand.click(page, /^Гоша$/);
    await until(page, `return overlay().querySelector('.decide .badge.counts');`, 'the verdict');
    await hand.click(page, /^← /);
    await hand.click(page, /^(Итог|Count)$/);
    await untilStands(page, 'Гоша', { against: 5 });
    await browser.stopBackground();
    await page.reload();
    await untilStands(page, 'Гоша', { against: 5 });
  });

  it('loses nothing when the extension is updated under it', async () => {
    const { forum, hand, browser } = stage;
    // A site of the manifest: the way drivers update an extension takes optional permissions away.
    const page = await stage.open(forum.url(THREADS.day, 3, { host: GRANTED }));
    await followByHand(stage, page);
    await hand.click(page, /^(Сомнения|Doubts)/);
    await hand.click(page, /^(Решить о голосе|Decide about the vote): Zайка/);
    await hand.click(page, /^(Не считать|Ignore)/);
    await until(page, `return overlay().querySelector('.decide .badge.void');`, 'the verdict');
    await browser.update();
    // Firefox ends an extension's scripts together with it: nobody is left there to say a word.
    if (name === 'chromium') {
      await until(
        page,
        `return /обновите страницу|reload the page/i.test(overlay()?.innerText);`,
        'the advice to reload',
      );
    }
    // The new version needs a moment to sign up for its sites; whoever is quicker reloads once more.
    await expect
      .poll(
        async () => {
          await page.reload();
          await new Promise((resolve) => setTimeout(resolve, 1500));
          return ours(page);
        },
        { timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    await counted(page);
    expect(await markOf(page, postId(51))).toMatch(/не считается|void/);
  });

  it('stays away when the permission is taken back, and loses nothing', async () => {
    const { forum, hand, browser } = stage;
    const page = await stage.open(forum.url(THREADS.day, 3, { host: 'revoked.localhost' }));
    await followByHand(stage, page);
    await hand.click(page, /^(Сомнения|Doubts)/);
    await hand.click(page, /^(Решить о голосе|Decide about the vote): Zайка/);
    await hand.click(page, /^(Не считать|Ignore)/);
    await until(page, `return overlay().querySelector('.decide .badge.void');`, 'the verdict');
    await browser.revoke('http://revoked.localhost/*');
    await page.reload();
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await ours(page)).toBe(0);
    const popup = await hand.toolbar(page);
    await expect.poll(() => popup.evaluate<string>('document.body.innerText')).toMatch(/отозван|revoked/);
    await page.reload();
    await countByHand(stage, page);
    expect(await markOf(page, postId(51))).toMatch(/не считается|void/);
  });
});
