import { cleanDetails, cleanPage, cleanWords } from '#platform/client-log/core/clean-words.ts';
import { numberOfLevel } from '#platform/client-log/core/log-level.ts';
import type { Report } from '#platform/client-log/web/report.ts';
import { readBases } from '#platform/endpoint/web/bases.ts';
import { createApiClient } from '#platform/endpoint/web/call.ts';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { writeClientLog } from '../contract/client-log.ts';

/** Of this opened page; it counts what the page says, and names nobody. */
const pageKey = newKey();

/** Without a login, and without a log of its own: a report that cannot be sent is no failure to report. */
const send = createApiClient({ bases: readBases(), token: () => null, onSignedOut: () => {} });

/** The file of the first script, which says which build it is. */
const version = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src.split('/').at(-1) ?? '';

/** Sends what went wrong, cleaned of words of people. */
export function sendReports(reports: readonly Report[]): void {
  for (const { level, message, details, afterMs, address } of reports) {
    const body = {
      created_at: new Date().toISOString(),
      session_id: pageKey,
      user_id: null,
      elapsedMs: afterMs,
      message: cleanWords(message) || 'no words',
      args: cleanDetails(details),
      logLevel: numberOfLevel(level),
      clientVersion: version().slice(0, 60),
      serverVersion: null,
      abTestUid: null,
      href: cleanPage(address),
    };
    void send(writeClientLog, { body });
  }
}
