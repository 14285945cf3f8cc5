import { useEffect } from 'react';
import { paragraphElement, rangeIn } from '../listen/text-places.ts';
import type { ReaderMark } from './reader-marks.ts';

/** The name under which styles know what the reader marked. */
const NAME = 'reader-mark';

/** Paints the marks over the text. The page itself is not changed for them. */
export function usePaintedMarks(marks: readonly ReaderMark[]): void {
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined;
    const ranges = marks.flatMap(({ paragraph, start, end }) => {
      const element = paragraphElement(document, paragraph);
      const range = element && rangeIn(element, start, end);
      return range ? [range] : [];
    });
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [marks]);
}
