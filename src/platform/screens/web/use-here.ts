import { useLocation } from '@tanstack/react-router';
import type { Role } from '#platform/session/core/actor.ts';
import type { AnyPlace } from '../core/place.ts';
import { placeOf, screenOfPath } from '../core/places.ts';
import { useScreens } from './screens-provider.tsx';

/** Where the screen that the address names is for a role; undefined where it is in no frame. */
export function useHere(role: Role): AnyPlace | undefined {
  const screens = useScreens();
  const path = useLocation({ select: ({ pathname }) => pathname });
  return placeOf(screenOfPath(screens, path), role);
}
