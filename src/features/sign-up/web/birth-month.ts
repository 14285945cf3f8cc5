/** First year on the list: nobody older is refused, they may skip the question. */
const FIRST_YEAR = 1930;

const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' });

/** The months by name, January first; values `01` to `12`. */
export const monthOptions: readonly { value: string; label: string }[] = Array.from(
  { length: 12 },
  (_, index) => ({
    value: String(index + 1).padStart(2, '0'),
    label: month.format(new Date(Date.UTC(2000, index, 1))),
  }),
);

/** The years, latest first. Nothing is chosen for the person, and no year stands out: the question is a neutral one. */
export const yearOptions = (thisYear: number): readonly { value: string; label: string }[] =>
  Array.from({ length: thisYear - FIRST_YEAR + 1 }, (_, index) => String(thisYear - index)).map((year) => ({
    value: year,
    label: year,
  }));

/** A birth month as the wire wants it: the first of the month, because the day is nobody's business. */
export const firstOfMonth = (year: string, monthOfYear: string): string | undefined =>
  year === '' || monthOfYear === '' ? undefined : `${year}-${monthOfYear}-01`;
