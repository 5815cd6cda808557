import { group } from '../../engine/protocol/answer';
import { DESK_ASKS } from '../../engine/protocol/asks';
import type { DeskCalls } from '../../engine/protocol/calls';
import { originOfKey } from '../../engine/protocol/gate';
import { err, ok } from '../../engine/result';
import { beginGame, dropIntent, keepIntent } from '../../engine/store/public/begin';
import { threadState, threadsOfSite } from '../../engine/store/public/games';
import { setFocus } from '../../engine/store/public/settings';
import type { Bench } from './bench';
import { countIn } from './follow';
import { isGranted, patternOf, syncSites, tabsOf } from './sites';

/** Privileged calls: the extension's own pages only. */
export const deskCalls = (bench: Bench) =>
  group<DeskCalls>({
    open: 'own-page',
    asks: DESK_ASKS,
    handlers: {
      'thread/state': async ({ key }) => {
        const state = await threadState(bench.db, key);
        if (!state.ok) return state;
        const origin = originOfKey(key);
        const short = ({ id, title }: { id: string; title: string }) => ({ id, title });
        return ok({
          granted: origin !== null && (await isGranted(bench.browser, origin)),
          watched: state.value.watched,
          game: state.value.game && short(state.value.game),
          games: state.value.games.map(short),
          lang: await bench.lang(),
        });
      },
      'site/threads': ({ url }) => threadsOfSite(bench.db, url),
      'desk/focus': ({ key }) => setFocus(bench.db, key, bench.now()),
      'game/begin': async ({ about, game }) => {
        const { key } = about.topic;
        const origin = originOfKey(key);
        if (origin === null) return err({ code: 'malformed', field: 'about.topic.key' });
        // Kept before anything else: the prompt may be answered, and the popup closed, at any moment from here on.
        const kept = await keepIntent(bench.db, about, game, bench.now());
        if (!kept.ok) return kept;
        if (!(await isGranted(bench.browser, origin))) return ok(null);
        const begun = await beginGame(bench.db, about, game, bench.now(), bench.newId);
        if (!begun.ok) return begun;
        bench.later(
          syncSites(bench.browser)
            .then(() => tabsOf(bench.browser, [patternOf(origin)]))
            .then((tabs) => countIn(bench.browser, tabs, [key])),
        );
        return ok({ game: begun.value });
      },
      'game/forget': ({ key }) => dropIntent(bench.db, key),
    },
  });
