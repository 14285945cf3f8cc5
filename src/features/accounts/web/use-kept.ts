import { useMemo } from 'react';
import type { ReadStored } from '#platform/device/core/shape.ts';
import type { Kept } from '#platform/device/web/kept.ts';
import { keptOf, type Purpose } from './kept-of-person.ts';
import { usePerson } from './sign-in-provider.tsx';

/** What is kept on this device for the person who is signed in; null while nobody is. `read` is the same at each drawing. */
export function useKept<T>(purpose: Purpose, read: ReadStored<T>): Kept<T> | null {
  const person = usePerson();
  return useMemo(() => (person ? keptOf(person, purpose, read) : null), [person, purpose, read]);
}
