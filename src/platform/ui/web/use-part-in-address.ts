import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/**
 * Brings a part of a screen into view and gives it the focus where the address names it, as `/account#family` does. Parts are drawn after the
 * browser has looked for them, and what comes late above or inside moves them.
 * @param part the fragment of the address, without `#`.
 * @param isReady what the part shows has come.
 */
export function usePartInAddress(
  part: string,
  heading: RefObject<HTMLElement | null>,
  isReady: boolean,
): void {
  const named = useRouterState({ select: (state) => state.resolvedLocation?.hash }) === part;
  useEffect(() => {
    if (!named || !isReady) return undefined;
    // After the screen itself has given its own heading the focus.
    const frame = requestAnimationFrame(() => {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
  }, [named, isReady, heading]);
}
