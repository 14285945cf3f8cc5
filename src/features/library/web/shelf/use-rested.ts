import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEBOUNCE } from '#platform/ui/web/debounce.ts';

/**
 * What is being typed, told on when the hands rest. `told` is what the address has: when it changes by other means (back,
 * "clear all"), the field follows.
 */
export function useRested(told: string, tell: (words: string) => void) {
  const [typed, setTyped] = useState(told);
  const last = useRef(told);
  useEffect(() => {
    if (told === last.current) return;
    last.current = told;
    setTyped(told);
  }, [told]);
  const tellNow = (words: string) => {
    if (words.trim() === last.current) return;
    last.current = words.trim();
    tell(words.trim());
  };
  const onRest = useEffectEvent(tellNow);
  useEffect(() => {
    const timer = setTimeout(() => onRest(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, tellNow: () => tellNow(typed) };
}
