import { useEffect } from 'react';
import { z } from 'zod';

const NAME = 'openleaf.place';
const place = z.object({ attemptId: z.number(), top: z.number() });

/** Where the reader was in this text, in pixels from the top; 0 where nothing is known. */
function keptPlace(attemptId: number): number {
  try {
    const kept = place.safeParse(JSON.parse(sessionStorage.getItem(NAME) ?? 'null')).data;
    return kept?.attemptId === attemptId ? kept.top : 0;
  } catch {
    return 0;
  }
}

function keepPlace(attemptId: number): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify({ attemptId, top: Math.round(window.scrollY) }));
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
