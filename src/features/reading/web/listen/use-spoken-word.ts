import { useEffect } from 'react';
import type { AloudState } from './reading-aloud.ts';
import { paragraphElement, rangeIn } from './text-places.ts';

/** The name under which styles know the word that is being said. */
const NAME = 'spoken';

/** Lights the word that is being said, and keeps it in view. The page itself is not changed for it. */
export function useSpokenWord({ paragraph, word }: AloudState): void {
  const { start, end } = word ?? { start: 0, end: 0 };
  useEffect(() => {
    const element = end > start ? paragraphElement(document, paragraph) : null;
    const range = element && rangeIn(element, start, end);
    if (!range || !('highlights' in CSS)) return undefined;
    CSS.highlights.set(NAME, new Highlight(range));
    const { top, bottom } = range.getBoundingClientRect();
    if (top < 0 || bottom > window.innerHeight * 0.8) element.scrollIntoView({ block: 'center' });
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [paragraph, start, end]);
}
