import { type RefObject, useLayoutEffect, useRef, useState } from 'react';

/** Drawn for until the place is measured (and where nothing is laid out), in pixels. */
const DEFAULT_WIDTH = 640;

/** The width of an element in pixels, followed as it changes: a drawing of that width keeps its text at its size. */
export function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return;
    const measure = () => setWidth(Math.floor(element.getBoundingClientRect().width) || DEFAULT_WIDTH);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
