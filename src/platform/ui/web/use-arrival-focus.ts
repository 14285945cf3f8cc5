import { useRouterState } from '@tanstack/react-router';
import { type RefObject, useEffect } from 'react';

/** The first screen of a visit keeps the browser's own focus. */
let visited = false;

/**
 * Moves the focus to a new screen's heading, so that a screen reader starts there: when the screen appears, and when the
 * same screen arrives at another address. The address is the one that has arrived, not the one being loaded.
 */
export function useArrivalFocus(heading: RefObject<HTMLElement | null>): void {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  useEffect(() => {
    if (path === undefined) return;
    if (visited) heading.current?.focus({ preventScroll: true });
    visited = true;
  }, [path, heading]);
}
