import type { Thread } from '../../../engine/forums/thread';

/** What the forum answered, as far as it matters. */
export interface Answer {
  status: number;
  /** Address the answer came from, after redirects. */
  url: string;
  /** As sent: seconds or a date. */
  retryAfter: string | null;
  /** A guard in front of the forum sent a challenge instead. */
  challenge: boolean;
  doc: Document;
}

/** Why collecting stops; what the user can do about it is said in the words. */
export type Trouble =
  | { code: 'busy'; wait: number }
  | { code: 'error'; status: number }
  | { code: 'login' | 'no-access' | 'captcha' | 'elsewhere' | 'offline' | 'late' | 'nothing' };

/** Why a page is not there. */
export type Absence = 'not-found' | 'no-posts' | 'no-address';

export type Verdict =
  | { kind: 'page'; thread: Thread }
  | { kind: 'missing'; why: Absence }
  | { kind: 'stop'; trouble: Trouble };

const MINUTE = 60_000;
const DAY = 86_400_000;

/** How long the forum asks to be left alone, in ms: a minute where it does not say, never longer than a day. */
export function waitOf(retryAfter: string | null, now: number): number {
  const text = retryAfter?.trim() ?? '';
  const asked = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isNaN(asked) ? MINUTE : Math.min(DAY, Math.max(1000, asked));
}

const CAPTCHA =
  '.g-recaptcha, .h-captcha, .cf-turnstile, .smart-captcha, #challenge-form, #challenge-running, #cf-challenge-running, ' +
  'iframe[src*="captcha"], form[action*="captcha"], script[src*="/cdn-cgi/challenge-platform/"], script[src*="ddos-guard"]';
const PASSWORD = 'input[type="password"]';
const LOGIN = /[/?&;](?:(?:mode|action|do|act|app|controller)=login|login(?:\.php)?(?:[/?#]|$))/i;

export interface Asked {
  /** The topic that is collected. */
  key: string;
  origin: string;
  /** The open page has a field for a password itself: guests see one on every page. */
  guest: boolean;
  now: number;
}

/**
 * What an answer is: a page of this topic, no page, or a reason to stop. `thread` is the answer as the reader sees it, `null`
 * when no engine knows it. A page with a captcha or a password in it that is a thread all the same is a thread: forums put
 * them beside the form for replies.
 */
export function judge(answer: Answer, thread: Thread | null, { key, origin, guest, now }: Asked): Verdict {
  const { status, url, doc } = answer;
  const stop = (trouble: Trouble): Verdict => ({ kind: 'stop', trouble });
  if (new URL(url).origin !== origin) return stop({ code: 'elsewhere' });
  if (status < 400 && thread !== null) {
    if (thread.topic.key !== key) return stop({ code: 'elsewhere' });
    return thread.places().length > 0 ? { kind: 'page', thread } : { kind: 'missing', why: 'no-posts' };
  }
  if (answer.challenge || doc.querySelector(CAPTCHA) !== null) return stop({ code: 'captcha' });
  if (status === 429 || status === 503) return stop({ code: 'busy', wait: waitOf(answer.retryAfter, now) });
  if (status === 404 || status === 410) return { kind: 'missing', why: 'not-found' };
  if (status >= 500) return stop({ code: 'error', status });
  const asksPassword = doc.querySelector(PASSWORD) !== null;
  if (status === 401 || LOGIN.test(url) || (asksPassword && (status === 403 || !guest))) return stop({ code: 'login' });
  if (status === 403) return stop({ code: 'no-access' });
  if (status >= 400) return stop({ code: 'error', status });
  return { kind: 'missing', why: 'no-posts' };
}
