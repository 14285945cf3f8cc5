import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { DEBOUNCE } from '#platform/ui/web/debounce.ts';

/**
 * What is being typed; `onChange` is called when the typing pauses. `value` is what the address has: when it changes by
 * other means (back, "clear all"), the field follows.
 */
export function useDebouncedField(value: string, onChange: (words: string) => void) {
  const [typed, setTyped] = useState(value);
  const last = useRef(value);
  useEffect(() => {
    if (value === last.current) return;
    last.current = value;
    setTyped(value);
  }, [value]);
  const changeNow = (words: string) => {
    if (words.trim() === last.current) return;
    last.current = words.trim();
    onChange(words.trim());
  };
  const onPause = useEffectEvent(changeNow);
  useEffect(() => {
    const timer = setTimeout(() => onPause(typed), DEBOUNCE);
    return () => clearTimeout(timer);
  }, [typed]);
  return { typed, setTyped, changeNow: () => changeNow(typed) };
}
