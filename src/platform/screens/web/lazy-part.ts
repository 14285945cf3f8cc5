import { type ComponentType, lazy } from 'react';
import { untilFetched } from './until-fetched.ts';

/**
 * A part of a screen whose script is fetched when it is first drawn: `lazyPart(async () => (await import('./marks.tsx')).Marks)`.
 * Without a network the screen stays, with the fallback of the part's Suspense; the part is asked for again until it can be had.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await untilFetched(load) }));
