import { doLogoutTasks } from '#platform/device/web/at-logout.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { logOut } from '../contract/own-sessions.ts';
import type { SignedInPerson, SignInStore } from './sign-in-store.ts';

/** Longest that the page waits for the server, in milliseconds; the tab has forgotten the session by then. */
const LOG_OUT_TIMEOUT_MS = 5_000;

interface Session {
  readonly store: SignInStore;
  readonly api: ApiClient;
  readonly person: SignedInPerson;
}

/**
 * Ends a session: on this tab at once, even where the server cannot be reached, and on the server.
 * @returns whether a page can be loaded now: the server answers, or the device keeps the page.
 */
export async function endSession({ store, api, person }: Session): Promise<boolean> {
  // Both take what they need of the person along before it is forgotten.
  const call = api(logOut, { signal: AbortSignal.timeout(LOG_OUT_TIMEOUT_MS) });
  const done = doLogoutTasks();
  store.end(person.token, 'logged-out');
  const [result] = await Promise.all([call, done]);
  return result.ok || result.problem.status > 0 || navigator.serviceWorker?.controller != null;
}
