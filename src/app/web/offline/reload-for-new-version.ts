/** When the page was last read again for this reason. */
const NAME = 'openleaf.reloadedAt';
/** Not again within this time, in milliseconds: a file that stays missing is told instead. */
const PAUSE = 60_000;

/**
 * Reads the page again when a part of it is gone from the server, as after an update in the middle of a quiz. Answers are in
 * the outbox, and the quiz is found where it was.
 */
export function reloadForNewVersion(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(NAME) ?? 0);
    if (!navigator.onLine || Date.now() - last < PAUSE) return;
    event.preventDefault();
    sessionStorage.setItem(NAME, String(Date.now()));
    location.reload();
  });
}
