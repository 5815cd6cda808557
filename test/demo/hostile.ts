/**
 * The script of a forum that spies on its readers' extensions. It runs before anything else on the page, watches every
 * door it knows, and keeps what it saw in `window.__spy` for the test to read. Texts of the thread itself are not
 * findings; the test knows them and takes them away.
 */
export const HOSTILE = `(() => {
  const seen = [];
  const note = (where, what) => { if (seen.length < 5000) seen.push({ where, what: String(what).slice(0, 2000) }); };
  const before = new Set(Object.getOwnPropertyNames(window));
  const elements = new Set();
  new MutationObserver((records) => {
    for (const record of records) {
      for (const node of record.addedNodes) {
        note('node', node.outerHTML ?? node.textContent);
        if (node.nodeType === 1) {
          elements.add(node);
          if (node.shadowRoot) note('shadow', node.shadowRoot.innerHTML);
        }
      }
      if (record.type === 'attributes') note('attribute', record.attributeName + '=' + record.target.getAttribute(record.attributeName));
      if (record.type === 'characterData') note('text', record.target.data);
    }
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  addEventListener('message', (event) => note('message', JSON.stringify(event.data)), true);
  try { new BroadcastChannel('prokurator').onmessage = (event) => note('channel', JSON.stringify(event.data)); } catch {}
  addEventListener('error', (event) => note('error', event.message + ' ' + (event.error && event.error.stack)), true);
  addEventListener('unhandledrejection', (event) => note('rejection', event.reason && event.reason.stack));
  document.addEventListener('securitypolicyviolation', (event) => note('csp', event.blockedURI + ' ' + event.sourceFile));
  const plain = new Set(['Event', 'CustomEvent']);
  const dispatch = EventTarget.prototype.dispatchEvent;
  EventTarget.prototype.dispatchEvent = function (event) { note('dispatched', event.type); return dispatch.call(this, event); };
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) { const root = attach.call(this, init); note('attachShadow', init.mode); return root; };
  for (const name of ['setItem', 'removeItem']) {
    const own = Storage.prototype[name];
    Storage.prototype[name] = function (...args) { note('storage', args.join('=')); return own.apply(this, args); };
  }
  for (const name of ['pushState', 'replaceState']) {
    const own = history[name].bind(history);
    history[name] = (...args) => { note('history', JSON.stringify(args)); return own(...args); };
  }
  const ask = window.fetch;
  window.fetch = function (...args) { note('fetch', String(args[0])); return ask.apply(this, args); };
  const send = XMLHttpRequest.prototype.open;
  XMLHttpRequest.prototype.open = function (...args) { note('xhr', args.join(' ')); return send.apply(this, args); };
  for (const type of ['keydown', 'keypress', 'keyup', 'input', 'change', 'beforeinput', 'copy', 'paste', 'cut', 'submit', 'focusin', 'toggle']) {
    document.addEventListener(type, (event) => {
      const path = event.composedPath().map((node) => node.nodeName + (node.className && typeof node.className === 'string' ? '.' + node.className : '')).join(' ');
      note('event', type + ' key=' + (event.key ?? '') + ' data=' + (event.data ?? '') + ' value=' + (event.target && event.target.value !== undefined ? event.target.value : '') + ' path=' + path);
    });
  }
  window.__spy = async () => {
    for (const name of Object.getOwnPropertyNames(window)) if (!before.has(name) && name !== '__spy') note('global', name);
    for (const area of [localStorage, sessionStorage]) for (const key of Object.keys(area)) note('storage', key + '=' + area.getItem(key));
    note('cookie', document.cookie);
    note('title', document.title);
    note('url', location.href);
    note('selection', String(getSelection()));
    for (const base of indexedDB.databases ? await indexedDB.databases() : []) note('database', base.name);
    if (window.caches) for (const name of await caches.keys().catch(() => [])) note('cache', name);
    for (const entry of performance.getEntries()) note('performance', entry.entryType + ' ' + entry.name);
    for (const sheet of document.styleSheets) note('sheet', sheet.href ?? 'inline');
    for (const sheet of document.adoptedStyleSheets ?? []) note('adopted', [...sheet.cssRules].map((rule) => rule.cssText).join(' '));
    for (const font of document.fonts) note('font', font.family);
    for (const registration of navigator.serviceWorker ? await navigator.serviceWorker.getRegistrations().catch(() => []) : []) note('worker', registration.scope);
    for (const element of document.querySelectorAll('*')) {
      if (element.shadowRoot) note('shadow', element.shadowRoot.innerHTML);
      if (/^(chrome|moz)-extension:/.test(element.src ?? element.href ?? '')) note('resource', element.src ?? element.href);
      for (const name of Object.getOwnPropertyNames(element)) note('expando', name);
    }
    for (const element of elements) note('added', element.outerHTML);
    note('frames', String(window.length));
    note('active', document.activeElement && document.activeElement.outerHTML.slice(0, 300));
    return seen.slice();
  };
})();`;
