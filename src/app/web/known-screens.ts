import { addressFinder } from '#platform/screens/core/path-pattern.ts';
import type { Screen } from '#platform/screens/web/screen.ts';
import { untilFetched } from '#platform/screens/web/until-fetched.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { screens } from './route-table.ts';

/** The screens that this page knows so far, to be followed with `useSyncExternalStore`. */
export interface KnownScreens {
  readonly all: () => readonly Screen[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Whether this person, or whoever opens this path, may need a screen that the page does not know yet. */
  readonly lacks: (path: string, role: Role | undefined) => boolean;
  /** Fetches the screens of teachers and administrators, once, however long it takes until their list can be had. */
  readonly learnRest: () => Promise<void>;
}

/** A page starts with the screens for everyone and for students, so that a quiz does not pay for the others. */
export function createKnownScreens(fetchRest: () => Promise<readonly Screen[]>): KnownScreens {
  let known = screens;
  const listeners = new Set<() => void>();
  const isForAll = addressFinder(screens.map(({ address }) => address));
  return {
    all: () => known,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    lacks: (path, role) =>
      known === screens && (!isForAll(path) || (role !== undefined && role !== 'student')),
    learnRest: async () => {
      const rest = await untilFetched(fetchRest);
      if (known !== screens) return;
      known = [...screens, ...rest];
      for (const listener of listeners) listener();
    },
  };
}
