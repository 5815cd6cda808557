import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Width of an element in px, followed as it changes; what is given while nothing is known. */
export function useWidth<E extends HTMLElement>(unknown: number) {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(unknown);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = (): void => {
      if (element.clientWidth > 0) setWidth(element.clientWidth);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
