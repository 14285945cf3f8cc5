import { type RefObject, useEffect, useRef } from 'react';

/**
 * Moves the focus to what `value` is said by, once an act has changed it: the button of the act, and its dialog, are gone then.
 * @returns the ref of an element with `tabIndex={-1}`
 */
export function useFocusOnChange<E extends HTMLElement>(value: unknown): RefObject<E | null> {
  const element = useRef<E>(null);
  const known = useRef(value);
  useEffect(() => {
    if (known.current !== value) element.current?.focus();
    known.current = value;
  }, [value]);
  return element;
}
