/** What a forum does instead of showing a page. */
export type Fault =
  | 'missing'
  | 'login'
  | 'captcha'
  /** Redirects to the thread of the day. */
  | 'elsewhere'
  /** Redirects to another site. */
  | 'abroad'
  /** 429 with this many seconds to wait. */
  | { busy: number };

/** The answer to a request that is refused. */
export interface Refusal {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
}

const said = (text: string): string =>
  `<!DOCTYPE html><html lang="ru"><head><meta charset="utf-8"><title>Старый фонарь</title></head><body><p>${text}</p></body></html>`;

export function refusal(fault: Fault): Refusal {
  if (typeof fault === 'object')
    return { status: 429, headers: { 'retry-after': `${fault.busy}` }, body: said('Слишком много запросов.') };
  switch (fault) {
    case 'missing':
      return { status: 404, headers: {}, body: said('Запрошенной страницы не существует.') };
    case 'login':
      return {
        status: 200,
        headers: {},
        body: said(
          'Для просмотра темы войдите.<form action="./ucp.php?mode=login" method="post"><input name="username"><input type="password" name="password"></form>',
        ),
      };
    case 'captcha':
      return { status: 403, headers: {}, body: said('Проверка браузера<form id="challenge-form"></form>') };
    case 'abroad':
      return { status: 302, headers: { location: 'http://abroad.localhost/' }, body: '' };
    case 'elsewhere':
      return { status: 302, headers: { location: '/viewtopic.php?t=17' }, body: '' };
  }
}
