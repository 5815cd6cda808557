import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { SHARED } from '../../shared';
import { answer, names } from './seats';

interface Manifest {
  host: string;
  users?: Record<string, unknown>;
  posts: { author: string; votes?: { raw: string; target: string | null }[] }[];
}

const PAGES = SHARED === null ? null : join(SHARED, 'forums/pages');
const manifests =
  PAGES === null || !existsSync(PAGES)
    ? []
    : readdirSync(PAGES).filter((it) => existsSync(join(PAGES, it, 'manifest.json')));

describe('votes of the captured pages', () => {
  it(`reads ${manifests.length} page folders (skipped: ${manifests.length === 0 ? 'all, none here' : 0})`, () => {
    for (const folder of manifests) {
      const file = readFileSync(join(PAGES ?? '', folder, 'manifest.json'), 'utf8');
      const { host, users, posts } = JSON.parse(file) as Manifest;
      const players = [
        ...new Set([
          ...Object.keys(users ?? {}),
          ...posts.map(({ author }) => author),
          ...posts.flatMap((post) => (post.votes ?? []).flatMap(({ target }) => target ?? [])),
        ]),
      ];
      const index = names(
        players.filter((it) => it !== host && it !== ''),
        { hosts: [host] },
      );
      for (const { votes = [] } of posts)
        for (const { raw, target } of votes)
          if (target !== null) expect(`${folder} ${raw}: ${answer(index, raw)}`).toBe(`${folder} ${raw}: ${target}`);
    }
  });
});
