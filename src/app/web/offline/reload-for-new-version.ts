import { isNumber, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';

/** When the page was last read again for this reason, epoch milliseconds. */
const reloadedAt = stored('openleaf.reloadedAt', storedOr(isNumber, 0));
/** Not again within this time, in milliseconds: a file that stays missing is reported instead. */
const PAUSE = 60_000;

/**
 * Reads the page again when a part of it is gone from the server, as after an update in the middle of a quiz. Answers are in
 * the outbox, and the quiz is found where it was.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || Date.now() - reloadedAt.read() < PAUSE) return;
    // Without room to remember it, it would happen again and again.
    if (!reloadedAt.write(Date.now())) return;
    event.preventDefault();
    location.reload();
  });
}
