import { render } from 'preact';
import { type Model, ModelProvider } from '../model';
import type { ViewPart } from '../parts';
import { restore } from './grow';
import { Larger } from './larger';
import css from './larger.css?inline';

/** Adds the part's own looks to the overlay's, the way its shell does; the answer takes them away. */
function dress(root: ShadowRoot): () => void {
  try {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    return () => {
      root.adoptedStyleSheets = [...root.adoptedStyleSheets].filter((other) => other !== sheet);
    };
  } catch {
    const style = document.createElement('style');
    style.textContent = css;
    root.append(style);
    return () => style.remove();
  }
}

/** Draws the larger view into the overlay and follows the model until it is taken away. */
export const mount: ViewPart['mount'] = (into: HTMLElement, model: Model) => {
  const root = into.getRootNode();
  const undress = root instanceof ShadowRoot ? dress(root) : () => undefined;
  let drawing = false;
  let gone = false;
  const draw = (): void => {
    drawing = false;
    if (gone) return;
    render(
      <ModelProvider value={model}>
        <Larger />
      </ModelProvider>,
      into,
    );
  };
  const leave = model.watch(() => {
    if (!drawing) queueMicrotask(draw);
    drawing = true;
  });
  draw();
  return () => {
    gone = true;
    leave();
    render(null, into);
    undress();
    restore(model);
  };
};
