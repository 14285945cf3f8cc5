import { type RefObject, useEffect, useEffectEvent } from 'react';
import { showSentences } from './show-evidence.ts';
import type { ExtraQuestion } from './use-extra-question.ts';

/** While a sentence is chosen in the text: the first one is brought into view, and a press on what is none of them is answered. */
export function useSentenceChoice(desk: RefObject<HTMLElement | null>, extra: ExtraQuestion | null): void {
  const isOpen = extra?.open === true;
  const press = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('article') && !target.closest('[data-sentence]'))
      extra?.miss();
  });
  useEffect(() => {
    const place = desk.current;
    if (!isOpen || !place) return undefined;
    showSentences(place);
    place.addEventListener('click', press);
    return () => place.removeEventListener('click', press);
  }, [isOpen, desk]);
}
