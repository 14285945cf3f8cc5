/** The first and the last day of a list, as YYYY-MM-DD; undefined where there is no end. */
interface DaySpan {
  readonly from?: string | undefined;
  readonly until?: string | undefined;
}

/**
 * The moments between which these days lie on the clock of this device: from the start of the first to the start of the day after the
 * last. The device's own calendar is asked, because the one of `core` would come into the script of the quiz (docs/decisions/0017).
 */
export function daySpan({ from, until }: DaySpan): { from?: string; until?: string } {
  const start = momentOf(from, 0);
  const end = momentOf(until, 1);
  return { ...(start !== undefined && { from: start }), ...(end !== undefined && { until: end }) };
}

/** What is no day of the years 1900 to 2999 is as good as absent. */
function momentOf(day: string | undefined, later: number): string | undefined {
  const [, year, month, date] =
    /^(19\d\d|2\d{3})-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/u.exec(day ?? '') ?? [];
  if (year === undefined) return undefined;
  return new Date(Number(year), Number(month) - 1, Number(date) + later).toISOString();
}
