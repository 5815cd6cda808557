/** What the forum's own script does in an open page: new posts appear, edited ones change, deleted ones go, with no reload. */
export const live = (thread: number, engine: 'phpbb' | 'xenforo'): string => `(() => {
  const find = (id) => document.getElementById(${engine === 'phpbb' ? "'p' + id" : "'js-post-' + id"});
  const posts = () => [...document.querySelectorAll(${engine === 'phpbb' ? "'div.post'" : "'article.message--post'"})];
  const source = new EventSource('/live?t=${thread}&engine=${engine}');
  source.onmessage = ({ data }) => {
    const { kind, id, html } = JSON.parse(data);
    const make = () => { const box = document.createElement('template'); box.innerHTML = html; return box.content.firstElementChild; };
    if (kind === 'added') posts().at(-1).after(make());
    if (kind === 'edited') find(id)?.replaceWith(make());
    if (kind === 'deleted') find(id)?.remove();
    document.documentElement.dataset.live = String(Number(document.documentElement.dataset.live ?? 0) + 1);
  };
  source.onopen = () => { document.documentElement.dataset.live ??= '0'; };
})();`;
