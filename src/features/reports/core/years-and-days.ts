import { schoolYearOf, schoolYearStart } from '#platform/time/core/school-year.ts';

/** What days that end with the last one of a student are made from: whole school years, and a few days more or less. */
export interface YearsAndDays {
  readonly firstYear: number;
  readonly lastYear: number;
  /** Days that are added to the years, or taken off them; none where `from` is after `to`. */
  readonly from: number;
  readonly to: number;
  readonly sign: 1 | -1;
}

/**
 * The way with the fewest single days from the first day to the last one: rows of whole school years are few, those of days are many. Null where
 * the days themselves are the fewest.
 */
export function yearsAndDays(fromDay: number, toDay: number): YearsAndDays | null {
  const year = schoolYearOf(fromDay);
  const lastYear = schoolYearOf(toDay);
  const [begin, next] = [schoolYearStart(year), schoolYearStart(year + 1)];
  const [before, after] = [fromDay - begin, next - fromDay];
  if (toDay - fromDay < Math.min(before, after)) return null;
  if (before <= after || year + 1 > lastYear)
    return { firstYear: year, lastYear, from: begin, to: fromDay - 1, sign: -1 };
  return { firstYear: year + 1, lastYear, from: fromDay, to: next - 1, sign: 1 };
}
