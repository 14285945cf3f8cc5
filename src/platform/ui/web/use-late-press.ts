import { useEffect, useRef } from 'react';
import { DEBOUNCE } from './debounce.ts';

/** Does the last thing that it is given once nothing new came for a pause in typing. */
export function useLatePress(): (act: () => void) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return (act) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(act, DEBOUNCE);
  };
}
