import { type Report, report, sendReportsWith } from '#platform/client-log/web/report.ts';

/** The start is over: what fails from now on is a failure of a screen. */
const page = { hasStarted: false };

/** To be called when the first screen is drawn. */
export function started(): void {
  page.hasStarted = true;
}

/** What sends reports is fetched when there is something to send; where that cannot be had either, nothing is. */
export const sendFailures = (): void => sendReportsWith((reports) => void send(reports));

/**
 * Reports what nobody catches, and scripts that could not be had (spec section 8), of a page that begins now.
 * @param signal ends it, for tests: a page is watched until it is closed.
 */
export function watchFailures(signal?: AbortSignal): void {
  page.hasStarted = false;
  const until = signal ? { signal } : {};
  // Captured: an element that could not be loaded tells only itself.
  addEventListener('error', onError, { capture: true, ...until });
  addEventListener('unhandledrejection', ({ reason }) => reportFailure(String(reason), {}), until);
  addEventListener('vite:preloadError', onPreloadError, until);
}

async function send(reports: readonly Report[]): Promise<void> {
  try {
    (await import('#features/telemetry/web/send-reports.ts')).sendReports(reports);
  } catch {
    // The network is away, which is no failure of ours.
  }
}

function onPreloadError(event: Event): void {
  const { message } = (event as Event & { readonly payload: Error }).payload;
  if (navigator.onLine) report('error', 'could not load script', { type: 'missing', request: message });
}

function onError(event: ErrorEvent | Event): void {
  if (event.target instanceof HTMLScriptElement)
    report('error', 'could not load script', { type: event.type, request: event.target.src });
  else if (event instanceof ErrorEvent)
    reportFailure(event.message, { source: event.filename, line: event.lineno, column: event.colno });
}

function reportFailure(message: string, details: Readonly<Record<string, string | number>>): void {
  if (page.hasStarted) report('error', message, details);
  else report('critical', "couldn't start session", { message, ...details });
}
