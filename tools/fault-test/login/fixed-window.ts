import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Limits count in fixed windows of UTC. Waits for the next window when this one ends before the work can.
 * @param seconds of the window, and that the work takes at most.
 */
export async function insideWindow(
  seconds: { readonly window: number; readonly work: number },
  onProgress: (line: string) => void,
): Promise<void> {
  const left = seconds.window - ((Date.now() / 1000) % seconds.window);
  if (left > seconds.work) return;
  onProgress(`waits ${Math.ceil(left)} s for the next window of ${seconds.window} s`);
  await sleep((left + 1) * 1000);
}
