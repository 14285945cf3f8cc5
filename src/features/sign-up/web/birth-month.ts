/** First year on the list: nobody older is refused, they may skip the question. */
const FIRST_YEAR = 1930;
/** The years that are shown at first: who is at school, and some years beyond. */
const YOUNGEST = 3;
const OLDEST_AT_FIRST = 25;
/** The choice that shows the years before. */
export const EARLIER = 'earlier';

const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The months by name, January first; values `01` to `12`. */
export const monthOptions: readonly { value: string; label: string }[] = Array.from(
  { length: 12 },
  (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: month.format(new Date(Date.UTC(2000, index, 1))),
  }),
);

/**
 * The years, latest first; at first those of school age and some beyond, so that a child finds theirs. Nothing is chosen for the person,
 * and no year stands out: the question is a neutral one.
 */
export function yearOptions(thisYear: number, all: boolean): readonly { value: string; label: string }[] {
  const [latest, first] = [thisYear - YOUNGEST, all ? FIRST_YEAR : thisYear - OLDEST_AT_FIRST];
  const years = Array.from({ length: latest - first + 1 }, (_, index) => String(latest - index));
  const options = years.map((year) => ({ value: year, label: year }));
  return all ? options : [...options, { value: EARLIER, label: `Before ${first}` }];
}

/** A birth month as the wire wants it: the first of the month, because the day is nobody's business. */
export const firstOfMonth = (year: string, monthOfYear: string): string | undefined =>
  year === '' || monthOfYear === '' ? undefined : `${year}-${monthOfYear}-01`;
