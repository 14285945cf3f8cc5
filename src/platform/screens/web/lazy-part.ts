import { type ComponentType, lazy } from 'react';

/** Before the second attempt to fetch a part, and at most between two, in milliseconds. */
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;

/**
 * A part of a screen whose script is fetched when it is first drawn: `lazyPart(async () => (await import('./marks.tsx')).Marks)`.
 * Without a network the screen stays, with the fallback of the part's Suspense; the part is asked for again until it can be had.
 */
export const lazyPart = <P>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LAST_WAIT_MS)) {
      try {
        return { default: await load() };
      } catch {
        await networkOr(wait);
      }
    }
  });

/** Ends when the browser says that the network is back, or after this many milliseconds. */
const networkOr = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      window.removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, milliseconds);
    window.addEventListener('online', go);
  });
