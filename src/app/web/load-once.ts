import { report } from '#platform/client-log/web/report.ts';

/**
 * The client starts once in a page (spec section 8). A second load, as by something that puts the script into the page again, is reported and
 * ignored: two clients in one tab would both send what waits there.
 * @returns a promise that is kept for the first load, and never for another.
 */
export function loadOnce(page: HTMLElement = document.documentElement): Promise<void> {
  if (page.dataset['client'] === undefined) {
    page.dataset['client'] = 'loaded';
    return Promise.resolve();
  }
  report('info', 'app already loaded');
  return new Promise<void>(() => undefined);
}
