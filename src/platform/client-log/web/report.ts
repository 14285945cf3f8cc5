import type { LogLevel } from '../core/log-level.ts';

/** Something that went wrong in the page, before it is cleaned and sent. */
export interface Report {
  readonly level: LogLevel;
  readonly message: string;
  readonly details: Readonly<Record<string, string | number>>;
  /** Milliseconds since the page was opened. */
  readonly afterMs: number;
  /** Where it happened. */
  readonly address: string;
}

/** A page that fails again and again says so this often; what follows says the same. */
const MOST = 10;

const kept: { reports: Report[]; sent: number; sender: ((reports: readonly Report[]) => void) | null } = {
  reports: [],
  sent: 0,
  sender: null,
};

/** Tells the people who run the service what went wrong, without words of the person. Never throws. */
export function report(
  level: LogLevel,
  message: string,
  details: Readonly<Record<string, string | number>> = {},
): void {
  if (kept.sent >= MOST) return;
  kept.sent += 1;
  kept.reports.push({
    level,
    message,
    details,
    afterMs: Math.round(performance.now()),
    address: location.href,
  });
  pass();
}

/** Who sends the reports, those before it too. */
export function sendReportsWith(sender: (reports: readonly Report[]) => void): void {
  kept.sender = sender;
  pass();
}

function pass(): void {
  if (kept.sender === null || kept.reports.length === 0) return;
  kept.sender(kept.reports.splice(0));
}

/** Another page begins: for tests. */
export function forgetReports(): void {
  Object.assign(kept, { reports: [], sent: 0, sender: null });
}
