import { useEffect } from 'react';
import { isNumber, shapeOf, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';

/** Where the place is kept, and forgotten with its reader (`forget-person.ts`). */
export const PLACE_NAME = 'openleaf.place';

interface Place {
  readonly attemptId: number;
  /** Pixels from the top of the text. */
  readonly top: number;
}

const placeInTab = stored(PLACE_NAME, storedOr(shapeOf<Place>({ attemptId: isNumber, top: isNumber }), null));

/** Opens a text where its reader left it, after a reload or on coming back. */
export function useKeptPlace(attemptId: number): void {
  useEffect(() => {
    const place = placeInTab.read();
    if (place?.attemptId === attemptId && place.top > 0) window.scrollTo({ top: place.top });
    const keep = () => placeInTab.write({ attemptId, top: Math.round(window.scrollY) });
    window.addEventListener('scrollend', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scrollend', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, [attemptId]);
}
