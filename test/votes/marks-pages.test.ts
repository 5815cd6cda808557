import { existsSync, readFileSync } from 'node:fs';
import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { readMarks } from '../../engine/votes/marks';
import { SHARED } from '../shared';

// The captured games beside the project, read with the plain selectors that came with them: the marks are right whatever
// the adapters do.

const CAPTURED: Record<string, string> = {
  'phpbb-3.3': 'phpBB 3.3',
  'mybb-1.8': 'MyBB 1.8',
  'smf-2.1': 'SMF 2.1',
  'fluxbb-1.5': 'FluxBB 1.5',
};

interface Manifest {
  host: string;
  pages: { file: string }[];
  posts: { id: string; author: string; votes: { kind: 'against' | 'for'; raw: string }[]; note: string }[];
}

const DOMS: Record<string, (html: string) => Document> = {
  jsdom: (html) => new JSDOM(html).window.document,
  'happy-dom': (html) => {
    const window = new Window();
    window.document.write(html);
    return window.document as unknown as Document;
  },
};

const read = <T>(path: string): T => JSON.parse(readFileSync(path, 'utf8')) as T;

if (SHARED === null || !existsSync(`${SHARED}/forums/pages/selectors.json`)) {
  it(`captured games: ${Object.keys(CAPTURED).length * Object.keys(DOMS).length} cases skipped, no pages beside the project`, () => {});
} else {
  const dir = `${SHARED}/forums/pages`;
  const selectors = read<Record<string, { post: string; body: string; dropInBody: string[] }>>(`${dir}/selectors.json`);
  describe.each(Object.entries(DOMS))('captured games under %s', (_, parse) => {
    it.each(Object.entries(CAPTURED))('%s: the votes of every post in order', (folder) => {
      const manifest = read<Manifest>(`${dir}/${folder}/manifest.json`);
      const { post = '', body = '', dropInBody = [] } = selectors[folder] ?? {};
      const bodies = manifest.pages.flatMap(({ file }) => {
        const document = parse(readFileSync(`${dir}/${folder}/${file}`, 'utf8'));
        return [...document.querySelectorAll(post)].flatMap((element) => element.querySelector(body) ?? []);
      });
      const votes = bodies.map((element) =>
        readMarks(element, { drop: dropInBody.join(), spoiler: '' }).runs.flatMap(({ ink, text, struck }) =>
          ink === 'red' || ink === 'blue' ? [`${ink} ${text}${struck ? ' struck' : ''}`] : [],
        ),
      );
      const expected = manifest.posts.map(({ votes }) =>
        votes.map(({ kind, raw }) => `${kind === 'for' ? 'blue' : 'red'} ${raw}`),
      );
      const told = manifest.posts.map(({ author, note }) => author === manifest.host || /abstention/.test(note));
      // The host's own colours and an abstention are runs, not votes; a struck vote stands in the manifest as any other.
      expect(votes.map((runs, n) => (told[n] ? 'no votes' : runs.map((run) => run.replace(/ struck$/, ''))))).toEqual(
        expected.map((runs, n) => (told[n] ? 'no votes' : runs)),
      );
    });
  });
}
