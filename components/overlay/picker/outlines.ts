/** Boxes drawn above the page, in a layer of our own: the page's elements are not touched. */
export interface Outlines {
  show: (target: Element | null, found: readonly Element[]) => void;
  /** The page moved under the layer. */
  follow: () => void;
}

/** Boxes that are drawn at once; more would not be seen. */
const MOST = 80;

export function outlinesIn(layer: HTMLElement): Outlines {
  let lit: Element | null = null;
  let all: readonly Element[] = [];
  const boxes: HTMLElement[] = [];
  const draw = (): void => {
    const { innerHeight: bottom, innerWidth: right } = window;
    const seen = all
      .map((element) => ({ kind: 'found', box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > 0 && box.top < bottom && box.right > 0 && box.left < right)
      .slice(0, MOST);
    const wanted = lit ? [...seen, { kind: 'lit', box: lit.getBoundingClientRect() }] : seen;
    while (boxes.length > wanted.length) boxes.pop()?.remove();
    for (const [at, { kind, box }] of wanted.entries()) {
      const frame = boxes[at] ?? layer.appendChild(document.createElement('div'));
      boxes[at] = frame;
      frame.className = kind;
      frame.style.transform = `translate(${box.left - 2}px, ${box.top - 2}px)`;
      frame.style.width = `${box.width + 4}px`;
      frame.style.height = `${box.height + 4}px`;
    }
  };
  return {
    show: (target, found) => {
      lit = target;
      all = found;
      draw();
    },
    follow: draw,
  };
}
