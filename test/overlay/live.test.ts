// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://forum.example/viewtopic.php?t=17&start=40"}
import { afterEach, describe, expect, it } from 'vitest';
import { placesOf } from '../../components/overlay/reading';
import { openThread } from '../../engine/forums/read';
import { postId } from '../demo/day';
import { phpbbPost } from '../demo/phpbb';
import { type DemoPost, pageOf } from '../demo/thread';
import { clear, KEY, opened, stage, turnTo, until } from './stage';

afterEach(clear);

const playerOf = (thread: { posts: DemoPost[] }, number: number): DemoPost['author'] =>
  (thread.posts.find(({ id }) => id === postId(number)) as DemoPost).author;
const quiet = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 500));

describe('a page that changes', () => {
  it('a new vote is read, counted, marked, numbered and told of', async () => {
    const made = await opened();
    const post = made.add({
      author: playerOf(made.thread, 42),
      at: '2026-11-28T20:59:00+03:00',
      text: 'Решил. [color=red]Марк[/color]',
    });
    const mark = await until(() => made.mark(String(post.id)), 'the mark');
    expect(mark.textContent).toBe('✓ против Марк');
    expect(made.view.text('[role=status]')).toBe('1 новый голос');
    expect(made.view.standings()['Марк']).toBe('1 0 −1');
    mark.click();
    await until(() => made.view.text('h3').startsWith('Пост 61, '));
  });

  it('a post drawn anew gets its mark again', async () => {
    const made = await opened();
    const post = made.thread.posts.find(({ id }) => id === postId(45)) as DemoPost;
    await until(() => made.mark(String(post.id)), 'the mark');
    made.redraw(post);
    expect(made.mark(String(post.id))).toBeNull();
    await until(() => made.mark(String(post.id)), 'the mark again');
  });

  it('a mark the page throws away comes back', async () => {
    const made = await opened();
    const id = String(postId(45));
    const mark = await until(() => made.mark(id), 'the mark');
    (mark.getRootNode() as ShadowRoot).host.remove();
    await until(() => made.mark(id), 'the mark again');
  });

  it('a deleted vote becomes a doubt, it is not forgotten', async () => {
    const made = await opened();
    await until(() => made.mark(String(postId(48))), 'the mark');
    document.getElementById(`p${postId(48)}`)?.remove();
    await until(() => made.view.standings()['Гоша'] === '3 1 −2', 'the count');
    await made.view.press(/^Сомнения/);
    expect(made.view.all('.ballots strong').map((name) => name.textContent)).toContain('Марк');
  });

  it('own marks and messages are no news: the page comes to rest', async () => {
    const made = await opened();
    await quiet();
    const calls = made.calls.length;
    await quiet();
    expect(made.calls).toHaveLength(calls);
  });

  it('changes outside the posts cost no count', async () => {
    const made = await opened();
    await quiet();
    const calls = made.calls.length;
    const ticker = document.body.appendChild(document.createElement('p'));
    for (let n = 0; n < 20; n += 1) ticker.textContent = `${n}`;
    await quiet();
    expect(made.calls).toHaveLength(calls);
  });

  it('a page turned by the forum’s script is counted as the page it is now', async () => {
    const made = await opened();
    const there = location.href;
    history.pushState(null, '', '/viewtopic.php?t=17&start=20');
    turnTo(made.thread, 2);
    await until(() => made.root()?.textContent?.includes('Страница 2 из 3'), 'page 2');
    await until(() => made.view.standings()['Гоша'], 'the count');
    expect(document.documentElement.children).toHaveLength(3);
    history.pushState(null, '', there);
  });

  it('infinite scroll: the next page put below is read and counted, the last of it too', async () => {
    const made = await opened({ page: 1 });
    const before = made.view.standings();
    const box = document.createElement('template');
    box.innerHTML = pageOf(made.thread, 2)
      .map((post) => phpbbPost(made.thread, post))
      .join('');
    const posts = [...document.querySelectorAll('div.post')];
    posts.at(-1)?.after(box.content);
    await until(() => made.mark(String(postId(31))), 'a mark on the second page');
    await until(() => JSON.stringify(made.view.standings()) !== JSON.stringify(before), 'the count');
    await quiet();
    const kept = (await made.db.threads.get(KEY))?.looks?.find(({ page }) => page === 1);
    expect(kept?.ids).toHaveLength(40);
  });

  it('posts that scroll out of a page that keeps only what is on screen are counted from memory', async () => {
    const made = await opened();
    const whole = made.view.standings();
    const posts = [...document.querySelectorAll('div.post')];
    for (const post of posts.slice(0, 12)) post.remove();
    await quiet();
    await until(() => !made.mark(String(postId(45))), 'the posts to be gone');
    await quiet();
    expect(made.view.standings()).toEqual(whole);
    // They are not taken for deleted.
    await made.view.press(/^Сомнения/);
    expect(made.view.all('.ballots strong').map((name) => name.textContent)).not.toContain('Ёжик в тумане');
    // Scrolled back, each is counted once.
    const [first] = document.querySelectorAll('div.post');
    for (const post of posts.slice(0, 12)) first?.before(post);
    await until(() => made.mark(String(postId(45))), 'the mark');
    await made.view.press(/^Итог/);
    expect(made.view.standings()).toEqual(whole);
  });

  it('marks lie in no link of the author', async () => {
    const made = stage();
    const body = document.querySelector(`#p${postId(45)} .content`) as HTMLElement;
    body.innerHTML = `<a href="https://x.example/">${body.innerHTML}</a>`;
    await made.ask('page/count');
    const mark = await until(() => made.mark(String(postId(45))), 'the mark');
    expect((mark.getRootNode() as ShadowRoot).host.closest('a')).toBeNull();
  });
});

describe('places of posts', () => {
  it('one new post costs the reading of one post', async () => {
    stage();
    const opening = openThread(document, { url: location.href, now: '2026-11-28T18:00:00Z', zone: null });
    if (!opening.ok) throw new Error('no thread');
    const reads: number[] = [];
    const counting = {
      ...opening.value,
      readPosts: (places: Parameters<typeof opening.value.readPosts>[0]) => {
        const all = [...places];
        reads.push(all.length);
        return opening.value.readPosts(all);
      },
    };
    const places = placesOf(counting);
    places.survey();
    const list = document.querySelectorAll('div.post');
    const last = list[list.length - 1] as Element;
    const copy = last.cloneNode(true) as Element;
    copy.id = 'p9999';
    copy.innerHTML = copy.innerHTML.replaceAll(String(postId(60)), '9999');
    last.after(copy);
    const change = places.update(new Set([copy]));
    expect(reads).toEqual([1]);
    expect(change?.posts.map(({ id }) => id)).toEqual(['9999']);
    expect(change?.order.at(-1)).toBe('9999');
    expect(places.update(new Set([document.querySelector('h2') as Element]))).toBeNull();
  });
});
