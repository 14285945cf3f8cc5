/** Before the second attempt to fetch, and at most between two, in milliseconds. */
const FIRST_WAIT_MS = 1_000;
const LAST_WAIT_MS = 60_000;

/** Fetches a script, and asks for it again until it can be had: `untilFetched(() => import('./marks.tsx'))`. */
export async function untilFetched<T>(load: () => Promise<T>): Promise<T> {
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(2 * wait, LAST_WAIT_MS)) {
    try {
      return await load();
    } catch {
      await networkOr(wait);
    }
  }
}

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
