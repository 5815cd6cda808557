import { claims, detect, FORUMS } from '../../../engine/forums/all';
import { find, valueAt } from '../../../engine/forums/chain';
import { openThread } from '../../../engine/forums/read';
import { readTopic } from '../../../engine/forums/topic';
import { readMarks } from '../../../engine/votes/marks';
import { barePass } from './clock';

const med = (f: () => unknown, n = 60) => {
  const s: number[] = [];
  for (let i = 0; i < n; i++) {
    const t = performance.now();
    f();
    s.push(performance.now() - t);
  }
  s.sort((a, b) => a - b);
  return Math.round(s[2]! * 1000);
};
export function go() {
  const url = location.href;
  const opts = { url, now: '2026-11-30T12:00:00Z', zone: null };
  const f = detect(document)!;
  const r = openThread(document, opts);
  if (!r.ok) throw 1;
  const t = r.value;
  const places = t.places();
  const out: Record<string, number> = {
    bare: med(barePass),
    detect: med(() => detect(document)),
    topic: med(() => readTopic(document, f, url)),
    places: med(() => t.places()),
    posts: med(() => t.readPosts(places)),
    read: med(() => t.read()),
    marks: med(() => {
      for (const p of places) readMarks(p.body!, f.anatomy);
    }),
    author: med(() => {
      for (const p of places) find(f.author as never, p.element);
    }),
    authorNew: med(() => {
      for (const p of places) p.element.querySelector('p.author .username, p.author .username-coloured');
    }),
    time: med(() => {
      for (const p of places) valueAt(f.time as never, p.element);
    }),
    ['p.author time']: med(() => {
      for (const p of places) p.element.querySelector('p.author time');
    }, 15),
    ['p.author time,_']: med(() => {
      for (const p of places) p.element.querySelector('p.author time,_');
    }, 15),
    [':is(p.author) time']: med(() => {
      for (const p of places) p.element.querySelector(':is(p.author) time');
    }, 15),
    [':is(p.author time)']: med(() => {
      for (const p of places) p.element.querySelector(':is(p.author time)');
    }, 15),
    ['time:is(p.author *)']: med(() => {
      for (const p of places) p.element.querySelector('time:is(p.author *)');
    }, 15),
    [':is(p.author .username)']: med(() => {
      for (const p of places) p.element.querySelector(':is(p.author .username)');
    }, 15),
    [':is(p.author) .username']: med(() => {
      for (const p of places) p.element.querySelector(':is(p.author) .username');
    }, 15),
    ['.username:is(p.author *)']: med(() => {
      for (const p of places) p.element.querySelector('.username:is(p.author *)');
    }, 15),
    [':is(.postprofile dt a)']: med(() => {
      for (const p of places) p.element.querySelector(':is(.postprofile dt a)');
    }, 15),
    [':is(.postprofile) dt a']: med(() => {
      for (const p of places) p.element.querySelector(':is(.postprofile) dt a');
    }, 15),
    ['p.author .username, p.author .username-coloured']: med(() => {
      for (const p of places) p.element.querySelector('p.author .username, p.author .username-coloured');
    }, 15),
    ['p.author a']: med(() => {
      for (const p of places) p.element.querySelector('p.author a');
    }, 15),
    ['.username']: med(() => {
      for (const p of places) p.element.querySelector('.username');
    }, 15),
    id: med(() => {
      for (const p of places) valueAt(f.postId, p.element);
    }),
    hid: med(() => {
      for (const p of places) {
        for (let at = p.body; at; at = at === p.element ? null : at.parentElement) {
          at.getAttribute('style');
          at.hasAttribute('hidden');
          at.matches('.deleted, .unapproved');
        }
      }
    }),
    edit: med(() => {
      for (const p of places) p.element.querySelector('.notice');
    }),
    editDoc: med(() => document.querySelectorAll('.notice').length),
    authDoc: med(() => document.querySelectorAll('p.author .username').length),
    body: med(() => {
      for (const p of places) p.element.querySelector('.content');
    }),
    bodyDoc: med(() => document.querySelectorAll('.content').length),
    colourDoc: med(() => document.querySelectorAll('[style*="color" i],font[color]').length),
    styleDoc: med(() => document.querySelectorAll('[style],font[color]').length),
    styleEach: med(() => {
      for (const p of places) p.body!.querySelectorAll('[style*="color" i],font[color]').length;
    }),
    allTW: med(() => document.getElementsByTagName('*').length),
  };
  for (const x of FORUMS) out['claims ' + x.id] = med(() => claims(x, document));
  return out;
}
