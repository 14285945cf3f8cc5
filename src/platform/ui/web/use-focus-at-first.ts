import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to an element when it comes in the place of what was pressed, or to the first field in it.
 * @param wanted false where a person has pressed nothing, as after a reload.
 */
export function useFocusAtFirst<T extends HTMLElement>(wanted: boolean): RefObject<T | null> {
  const element = useRef<T>(null);
  useEffect(() => {
    if (!wanted) return;
    const target = element.current?.matches('[tabindex]')
      ? element.current
      : element.current?.querySelector<HTMLElement>('input');
    target?.focus();
  }, [wanted]);
  return element;
}
