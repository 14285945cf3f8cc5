const NEW_YORK = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  hourCycle: 'h23',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'longOffset',
});

/**
 * A moment by the clock of New York, with its offset from UTC, as events are sent (spec section 9): `2026-07-04T08:30:00.250-04:00`.
 * `Date.parse` reads the moment again. @param epochMs from the year 1900, from when on offsets there are whole hours
 */
export function newYorkTime(epochMs: number): string {
  const parts = new Map(NEW_YORK.formatToParts(epochMs).map(({ type, value }) => [type, value]));
  const of = (type: Intl.DateTimeFormatPartTypes): string => parts.get(type) ?? '';
  const milliseconds = String(((epochMs % 1_000) + 1_000) % 1_000).padStart(3, '0');
  const offset = of('timeZoneName').replace('GMT', '');
  return `${of('year')}-${of('month')}-${of('day')}T${of('hour')}:${of('minute')}:${of('second')}.${milliseconds}${offset}`;
}
