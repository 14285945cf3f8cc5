import { isNumber, storedOr } from '#platform/device/core/shape.ts';
import { stored } from '#platform/device/web/stored.ts';

/** When the page was last read again for this reason, epoch milliseconds. */
const reloadedAt = stored('openleaf.reloadedAt', storedOr(isNumber, 0));
/** Not again within this time, in milliseconds: a file that stays missing is reported instead. */
const PAUSE = 60_000;

/**
 * Reads the page again when a part of it is gone from the server, as after an update in the middle of a quiz. Answers are in
 * the outbox, and the quiz is found where it was. A part that was only lost on the way is no reason: the page may be all there is.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfReplaced());
}

async function reloadIfReplaced(): Promise<void> {
  if (Date.now() - reloadedAt.read() < PAUSE || !(await isReplaced())) return;
  // Without room to remember it, it would happen again and again.
  if (reloadedAt.write(Date.now())) location.reload();
}

/** @returns whether the service has a page that starts with another script than this one. */
async function isReplaced(): Promise<boolean> {
  try {
    const page = await fetch('/', { cache: 'no-store', credentials: 'omit' });
    const start = /src="(\/assets\/index-[^"]+)"/.exec(await page.text())?.[1];
    return start !== undefined && document.querySelector(`script[src="${start}"]`) === null;
  } catch {
    return false;
  }
}
