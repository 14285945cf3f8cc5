import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { ProblemError } from './problem-error.ts';

/** Before the first look whether the service is back, and at most between two, in milliseconds. */
const FIRST_LOOK_MS = 4_000;
const LAST_LOOK_MS = 60_000;

/** A page that a proxy shows in place of the service is no answer of it. */
const isReached = async (): Promise<boolean> => {
  try {
    const answer = await fetch('/healthz', {
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(FIRST_LOOK_MS),
    });
    const said: unknown = answer.ok ? await answer.json() : null;
    return typeof said === 'object' && said !== null && 'status' in said && said.status === 'ok';
  } catch {
    return false;
  }
};

const isOffline = (error: unknown): boolean =>
  error instanceof ProblemError && error.problem.code === 'offline';

/** From three quarters to five quarters: a whole school does not come back in one moment. */
const spread = (milliseconds: number): number => milliseconds * (0.75 + Math.random() / 2);

/**
 * A browser believes that it is online on any Wi-Fi, also on one that leads nowhere. After a call that reached nothing the service is looked
 * for until it answers; then all screens ask anew, as they do when the browser itself says that the network is back. Where the service
 * answers and calls still reach nothing, each look waits twice as long as the one before.
 */
export function watchReach(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wait = FIRST_LOOK_MS;
  const lookLater = () => {
    timer = setTimeout(() => void look(), spread(wait));
  };
  const look = async () => {
    if (!(await isReached())) return lookLater();
    timer = undefined;
    wait = Math.min(2 * wait, LAST_LOOK_MS);
    onlineManager.setOnline(true);
  };
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    if (event.action.type === 'success') wait = FIRST_LOOK_MS;
    if (event.action.type !== 'error' || !isOffline(event.action.error)) return;
    onlineManager.setOnline(false);
    if (timer === undefined) lookLater();
  });
}
