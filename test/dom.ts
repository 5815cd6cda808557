import { Window } from 'happy-dom';
import { JSDOM } from 'jsdom';

/** Ways to make a document of a saved page. The reader must read the same from each. */
export const DOMS: Readonly<Record<string, (html: string, url: string) => Document>> = {
  jsdom: (html, url) => new JSDOM(html, { url }).window.document,
  'happy-dom': (html, url) => {
    const window = new Window({
      url,
      settings: { disableJavaScriptEvaluation: true, disableJavaScriptFileLoading: true, disableCSSFileLoading: true },
    });
    window.document.write(html);
    return window.document as unknown as Document;
  },
};

/** A document of a saved page, for tests to which the implementation does not matter. */
export const domOf = (html: string, url = 'https://forum.example/'): Document =>
  new JSDOM(html, { url }).window.document;
