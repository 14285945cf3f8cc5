import { useMemo } from 'react';
import { type FlagsOn, flagsIn } from '#features/accounts/core/feature-flags.ts';
import { useSession } from './use-session.ts';

let isLogged = false;

/** The flags that are on for who is signed in. Where the server sends none, that is logged once, and no flag is on (spec section 8). */
export function useFeatureFlags(): FlagsOn {
  const settings = useSession()?.user.userSettings;
  return useMemo(() => (settings === undefined ? {} : readFlags(settings)), [settings]);
}

function readFlags(settings: string): FlagsOn {
  const flags = flagsIn(JSON.parse(settings) as Record<string, unknown>);
  if (flags === null && !isLogged) {
    isLogged = true;
    // oxlint-disable-next-line no-console -- the browser's log, for the person who is asked to help
    console.warn('feature flags are missing');
  }
  return flags ?? {};
}
