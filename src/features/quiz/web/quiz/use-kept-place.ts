import { useEffect } from 'react';

/** Where the place is kept, and forgotten with its reader (`forget-person.ts`). */
export const PLACE_NAME = 'openleaf.place';

/** Where the reader was in this text, in pixels from the top; 0 where nothing is known. */
function keptPlace(attemptId: number): number {
  try {
    const kept: Record<string, unknown> = JSON.parse(sessionStorage.getItem(PLACE_NAME) ?? '{}');
    const { attemptId: of, top } = kept;
    return of === attemptId && typeof top === 'number' ? top : 0;
  } catch {
    return 0;
  }
}

function keepPlace(attemptId: number): void {
  try {
    sessionStorage.setItem(PLACE_NAME, JSON.stringify({ attemptId, top: Math.round(window.scrollY) }));
  } catch {
    // The text opens at its beginning.
  }
}

/** Opens a text where its reader left it, after a reload or on coming back. */
export function useKeptPlace(attemptId: number): void {
  useEffect(() => {
    const top = keptPlace(attemptId);
    if (top > 0) window.scrollTo({ top });
    const keep = () => keepPlace(attemptId);
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [attemptId]);
}
