/**
 * How long a device that has signed in to an account waits after its first, second, … wrong guess in a row, in seconds.
 * Five are free, because children mistype; then the wait doubles, up to the longest that a lesson can bear.
 */
export const DEVICE_DELAYS = [0, 0, 0, 0, 0, 30, 60, 120, 240, 480, 900] as const;

/** When the next guess would be looked at after each of these wrong ones. */
export const nextTries = (now: Date): Date[] =>
  DEVICE_DELAYS.map((seconds) => new Date(now.getTime() + seconds * 1000));
