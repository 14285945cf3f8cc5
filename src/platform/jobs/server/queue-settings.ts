import type { Job } from './define-job.ts';

/** A run whose process gives no sign of life for so many seconds is given to another. */
export const HEARTBEAT_SECONDS = 30;

/** How the queue keeps the jobs of a kind. */
export const queueSettings = (
  { retries, timeoutSeconds, keepSeconds }: Job,
  heartbeatSeconds = HEARTBEAT_SECONDS,
) => ({
  retryLimit: retries,
  retryBackoff: true,
  expireInSeconds: timeoutSeconds,
  deleteAfterSeconds: keepSeconds,
  heartbeatSeconds,
  notify: true,
});
