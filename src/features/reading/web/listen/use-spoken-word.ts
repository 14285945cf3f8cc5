import { useEffect } from 'react';
import type { AloudState } from './reading-aloud.ts';
import { paragraphElement, rangeIn } from './text-places.ts';

/** The name under which styles know the word that is being said. */
const NAME = 'spoken';

/** Pixels at the upper edge of the window: the bar. */
const BAR = 64;

/** Where the part of the window ends that no sheet covers: the question, or the choices of the reader on a telephone. */
function freeBottom(): number {
  const tops = [...document.querySelectorAll('[data-sheet-of-question], [data-panel]:popover-open')]
    .filter((sheet) => getComputedStyle(sheet).position === 'fixed')
    .map((sheet) => sheet.getBoundingClientRect())
    // Beside the text, it covers none of its lines.
    .filter(({ width, bottom }) => width >= window.innerWidth * 0.9 && bottom > window.innerHeight / 2)
    .map(({ top }) => top);
  return Math.min(window.innerHeight, ...tops);
}

/** Lights the word that is being said, and keeps it in view. The page itself is not changed for it. */
export function useSpokenWord({ paragraph, word }: AloudState): void {
  const { start, end } = word ?? { start: 0, end: 0 };
  useEffect(() => {
    const element = end > start ? paragraphElement(document, paragraph) : null;
    const range = element && rangeIn(element, start, end);
    if (!range || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(NAME, new Highlight(range));
    const { top, bottom } = range.getBoundingClientRect();
    const free = { top: BAR, bottom: freeBottom() };
    // A line's room is left below, so that the reader sees what comes.
    if (top < free.top || bottom > free.bottom - (bottom - top))
      window.scrollBy({ top: (top + bottom - free.top - free.bottom) / 2 });
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [paragraph, start, end]);
}
