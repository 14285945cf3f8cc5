import { useEffect } from 'react';
import { paragraphElement, rangeIn } from '../listen/text-places.ts';
import { isNoteOnAll, type ReaderMark } from './reader-marks.ts';

/** The name under which styles know what the reader marked. */
const NAME = 'reader-mark';
/** By this attribute styles know a paragraph with a note. */
const NOTED = 'data-noted';

/** Paints the marks over the text, and a line beside a paragraph that has a note as a whole. The text itself is not changed for them. */
export function usePaintedMarks(marks: readonly ReaderMark[], paragraphs: readonly string[]): void {
  useEffect(() => {
    const noted = marks
      .filter((mark) => isNoteOnAll(mark, paragraphs))
      .flatMap(({ paragraph }) => paragraphElement(document, paragraph) ?? []);
    for (const element of noted) element.setAttribute(NOTED, '');
    return () => {
      for (const element of noted) element.removeAttribute(NOTED);
    };
  }, [marks, paragraphs]);
  useEffect(() => {
    if (!('highlights' in CSS)) return undefined;
    const ranges = marks.flatMap((mark) => {
      const { paragraph, start, end } = mark;
      if (isNoteOnAll(mark, paragraphs)) return [];
      const element = paragraphElement(document, paragraph);
      const range = element && rangeIn(element, start, end);
      return range ? [range] : [];
    });
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [marks, paragraphs]);
}
