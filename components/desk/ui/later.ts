import { useEffect, useState } from 'preact/hooks';

/** Something that is loaded when it is first shown; `undefined` until then. */
export function useLater<T>(load: () => Promise<T>): T | undefined {
  const [loaded, setLoaded] = useState<{ it: T } | undefined>(undefined);
  useEffect(() => {
    let gone = false;
    void load().then((it) => gone || setLoaded({ it }));
    return () => {
      gone = true;
    };
  }, []);
  return loaded?.it;
}
