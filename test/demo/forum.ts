import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crowd } from './crowd';
import { demoDay } from './day';
import { type Fault, refusal } from './faults';
import { GARDENERS, garden, gardenSignUp, SUBSTITUTE } from './garden';
import { homemadeAt } from './homemade/homemade';
import { HOSTILE } from './hostile';
import { CREW, lighthouse, NEWCOMER, signUp } from './lighthouse';
import { live } from './live';
import { LOOK } from './look';
import { type Frame, phpbbPage, phpbbPost, phpbbReply } from './phpbb';
import { HOST, PLAYERS, STRANGER } from './players';
import { recent } from './recent';
import { type DemoPost, type DemoThread, type Member, PER_PAGE, pagesOf, pageWith } from './thread';
import { xenforoPage, xenforoPost } from './xenforo';

/** Threads of the demo forum by their id in the address. */
export const THREADS = {
  day: 17,
  hostile: 66,
  forty: 40,
  longNicks: 41,
  signUp: 18,
  lighthouse: 19,
  recent: 50,
  gardenSignUp: 20,
  garden: 21,
} as const;

const FORUM = 'Старый фонарь';
/** By it a forum knows who reads: nobody's script sees it. */
const VISITOR = 'visitor=known; Path=/; HttpOnly; SameSite=Lax';
const MEMBERS = [
  HOST,
  STRANGER,
  NEWCOMER,
  SUBSTITUTE,
  ...[PLAYERS, CREW, GARDENERS].flatMap((all): Member[] => Object.values(all)),
];

type Engine = 'phpbb' | 'xenforo';

/** Something a test makes happen on the forum while the browser is looking. */
export type Act =
  | { kind: 'add'; thread: number; author: string; text: string; at: string }
  | { kind: 'edit'; thread: number; post: number; text: string; at: string; silent?: boolean }
  | { kind: 'delete'; thread: number; post: number };

/** A request as the forum's log has it. */
export interface Asked {
  method: string;
  /** Path and query. */
  path: string;
  /** Milliseconds since 1970. */
  at: number;
  /** What the browser sent of the visitor's cookies. */
  cookie: string;
}

export interface Forum {
  /** Port on the loopback interface. */
  port: number;
  /** Address of a page of a thread under a host name: `localhost` or anything that ends in `.localhost`. */
  url: (thread: number, page?: number, options?: { host?: string; engine?: Engine }) => string;
  /** How many pages a thread has by now. */
  pages: (thread: number) => number;
  /** Any other address of the forum. */
  path: (path: string, host?: string) => string;
  /** Does it and tells the open pages; answers with the id of the post. */
  act: (act: Act) => number;
  /** Somebody opens a topic. */
  open: (thread: DemoThread) => void;
  /** From now on a page of a thread is answered so; `null` = as it should be. */
  fail: (thread: number, page: number, fault: Fault | null) => void;
  /** Requests for pages of threads since the start or the last `reset`, oldest first. */
  asked: () => readonly Asked[];
  /** Every thread as it was at the start, nothing failing, nothing asked. */
  reset: () => void;
  close: () => Promise<void>;
}

const threads = (): Map<number, DemoThread> =>
  new Map(
    [
      demoDay(THREADS.day),
      demoDay(THREADS.hostile),
      crowd(THREADS.forty, 40, false),
      crowd(THREADS.longNicks, 20, true),
      signUp(THREADS.signUp),
      lighthouse(THREADS.lighthouse),
      recent(THREADS.recent),
      gardenSignUp(THREADS.gardenSignUp),
      garden(THREADS.garden),
    ].map((thread) => [thread.id, thread]),
  );

const INDEX = `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${FORUM}</title><style>${LOOK}</style></head><body><div class="wrap"><h1>${FORUM}</h1><p>Список форумов. Здесь нет ни одной темы: <span style="color:red">красное слово</span> на этой странице ничего не значит.</p><ul><li><a href="./viewtopic.php?t=${THREADS.day}">Мафия №17</a></li></ul></div></body></html>`;

/** Starts the demo forum on the loopback interface. `port: 0` lets the system choose. */
export async function startForum(port = 0): Promise<Forum> {
  let all = threads();
  const faults = new Map<string, Fault>();
  let log: Asked[] = [];
  const listeners = new Set<{ thread: number; engine: Engine; response: ServerResponse }>();
  const find = (id: number): DemoThread => {
    const thread = all.get(id);
    if (thread === undefined) throw new Error(`no thread ${id}`);
    return thread;
  };

  const tell = (thread: DemoThread, kind: 'added' | 'edited' | 'deleted', post: DemoPost): void => {
    for (const { thread: id, engine, response } of listeners) {
      if (id !== thread.id) continue;
      const html = kind === 'deleted' ? '' : (engine === 'phpbb' ? phpbbPost : xenforoPost)(thread, post);
      response.write(`data: ${JSON.stringify({ kind, id: post.id, html })}\n\n`);
    }
  };

  const act = (what: Act): number => {
    const thread = find(what.thread);
    if (what.kind === 'add') {
      const author = MEMBERS.find(({ nick }) => nick === what.author) ?? { id: 900, nick: what.author };
      const id = Math.max(...thread.posts.map((post) => post.id)) + 1;
      const post: DemoPost = { id, author, at: what.at, text: what.text };
      thread.posts.push(post);
      tell(thread, 'added', post);
      return id;
    }
    const index = thread.posts.findIndex(({ id }) => id === what.post);
    const post = thread.posts[index];
    if (post === undefined) throw new Error(`no post ${what.post}`);
    if (what.kind === 'delete') {
      thread.posts.splice(index, 1);
      tell(thread, 'deleted', post);
    } else {
      post.text = what.text;
      if (what.silent !== true) post.edited = { by: post.author, at: what.at };
      tell(thread, 'edited', post);
    }
    return what.post;
  };

  const page = (engine: Engine, id: number, wanted: number, still: boolean): string | null => {
    const thread = all.get(id);
    if (thread === undefined || wanted < 1 || wanted > pagesOf(thread)) return null;
    const lively = still ? [] : [live(id, engine)];
    const scripts = id === THREADS.hostile ? [HOSTILE, ...lively] : lively;
    const frame: Frame = { forum: FORUM, scripts };
    return (engine === 'phpbb' ? phpbbPage : xenforoPage)(thread, wanted, frame);
  };

  /** Thread and page an address shows, `null` for addresses of none. */
  const shown = (pathname: string, query: URLSearchParams): { engine: Engine; thread: number; page: number } | null => {
    const friendly = /^\/threads\/[^/]*\.(\d+)\/(?:page-(\d+))?$/.exec(pathname);
    if (friendly) return { engine: 'xenforo', thread: Number(friendly[1]), page: Number(friendly[2] ?? 1) };
    if (pathname !== '/viewtopic.php') return null;
    const post = Number(query.get('p'));
    if (!(post > 0)) {
      const start = Number(query.get('start') ?? 0);
      return { engine: 'phpbb', thread: Number(query.get('t')), page: Math.floor(start / PER_PAGE) + 1 };
    }
    const thread = [...all.values()].find(({ posts }) => posts.some(({ id }) => id === post));
    return thread ? { engine: 'phpbb', thread: thread.id, page: pageWith(thread, post) } : null;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const send = (status: number, type: string, body: string): void => {
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store', 'set-cookie': VISITOR };
      response.writeHead(status, headers).end(body);
    };
    if (request.method === 'POST' && pathname === '/act') {
      let body = '';
      for await (const chunk of request) body += chunk;
      return send(200, 'application/json', JSON.stringify({ post: act(JSON.parse(body) as Act) }));
    }
    if (pathname === '/live') {
      const engine = searchParams.get('engine') === 'xenforo' ? 'xenforo' : 'phpbb';
      const listener = { thread: Number(searchParams.get('t')), engine, response } as const;
      response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' }).write('\n');
      listeners.add(listener);
      response.on('close', () => listeners.delete(listener));
      return;
    }
    if (pathname === '/favicon.ico') return void response.writeHead(204).end();
    if (pathname === '/' || pathname === '/index.php') return send(200, 'text/html', INDEX);
    const where = shown(pathname, searchParams);
    if (where)
      log.push({
        method: request.method ?? '',
        path: request.url ?? '',
        at: Date.now(),
        cookie: request.headers.cookie ?? '',
      });
    const fault = where && faults.get(`${where.thread} ${where.page}`);
    if (fault) {
      const { status, headers, body } = refusal(fault);
      return void response.writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
    }
    const homemade = homemadeAt(`${pathname}${new URL(request.url ?? '/', 'http://localhost').search}`);
    const html = homemade ?? (where && page(where.engine, where.thread, where.page, searchParams.has('still')));
    const form = pathname === '/posting.php' ? all.get(Number(searchParams.get('t'))) : undefined;
    if (form && request.method === 'GET') send(200, 'text/html', phpbbReply(form, { forum: FORUM, scripts: [] }));
    else if (html === null) send(404, 'text/html', '<!DOCTYPE html><title>404</title><p>Страница не найдена.</p>');
    else send(200, 'text/html', html);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => response.writeHead(400).end(String(error)));
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const bound = (server.address() as AddressInfo).port;
  const path = (where: string, host = 'localhost'): string => `http://${host}:${bound}${where}`;

  return {
    port: bound,
    path,
    pages: (thread) => pagesOf(find(thread)),
    url: (thread, wanted = 1, { host = 'localhost', engine = 'phpbb' } = {}) =>
      path(
        engine === 'phpbb'
          ? `/viewtopic.php?t=${thread}${wanted > 1 ? `&start=${(wanted - 1) * PER_PAGE}` : ''}`
          : `/threads/mafiya-17.${thread}/${wanted > 1 ? `page-${wanted}` : ''}`,
        host,
      ),
    act,
    fail: (thread, wanted, fault) => {
      if (fault === null) faults.delete(`${thread} ${wanted}`);
      else faults.set(`${thread} ${wanted}`, fault);
    },
    asked: () => log,
    open: (thread) => {
      all.set(thread.id, thread);
    },
    reset: () => {
      all = threads();
      faults.clear();
      log = [];
    },
    close: () =>
      new Promise((resolve) => {
        for (const { response } of listeners) response.end();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
