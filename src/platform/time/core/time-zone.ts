import { type CivilDate, dayOf, MS_PER_DAY } from './civil-day.ts';

/** Names that are kept at most. Those that are accepted now are fewer (`isTimeZone`); others may stand in an old database. */
const MOST_KEPT = 700;

/** Making a formatter costs a hundred times its use; zones are few. */
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-US-u-ca-gregory-nu-latn', {
    timeZone: zone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  keep(formatters, zone, made);
  return made;
}

/** Keeps what was made for a zone, and forgets all others when they are too many. */
function keep<T>(kept: Map<string, T>, zone: string, made: T): void {
  if (kept.size >= MOST_KEPT && !kept.has(zone)) kept.clear();
  kept.set(zone, made);
}

/**
 * The date on the wall at an instant in a zone, for instants after the year 0.
 * @throws RangeError for an unknown zone or an instant that is not finite.
 */
export function civilDate(epochMs: number, zone: string): CivilDate {
  const second = Math.floor(epochMs / 1000);
  const last = lastDates.get(zone);
  if (last?.second === second) return last.date;
  const date = readDate(epochMs, zone);
  keep(lastDates, zone, { second, date });
  return date;
}

/** The last date that was read in each zone: a school asks for today hundreds of times in a second. Days begin at whole seconds. */
const lastDates = new Map<string, { readonly second: number; readonly date: CivilDate }>();

function readDate(epochMs: number, zone: string): CivilDate {
  const date = { year: 0, month: 0, day: 0 };
  for (const { type, value } of formatterFor(zone).formatToParts(epochMs)) {
    if (type === 'year' || type === 'month' || type === 'day') date[type] = Number(value);
  }
  return date;
}

/** Days since 1970-01-01 of the date on the wall at an instant in a zone. */
export function dayNumber(epochMs: number, zone: string): number {
  return dayOf(civilDate(epochMs, zone));
}

/** No zone's clock has been further from UTC since zones exist (Manila, before 1844). */
const FURTHEST_MS = 16 * 3_600_000;

/**
 * The first instant (epoch ms) of a civil day in a zone, found by halving, so that no rule of daylight saving time is
 * assumed: the day may begin at 01:00 where midnight is skipped. A day that the zone skipped as a whole begins
 * where the next one does.
 */
export function startOfDay(day: number, zone: string): number {
  // Zones change at whole seconds, so the search is in seconds.
  let earlier = (day * MS_PER_DAY - FURTHEST_MS) / 1000;
  let start = (day * MS_PER_DAY + FURTHEST_MS) / 1000;
  while (start - earlier > 1) {
    const middle = Math.floor((earlier + start) / 2);
    if (dayNumber(middle * 1000, zone) < day) earlier = middle;
    else start = middle;
  }
  return start * 1000;
}
