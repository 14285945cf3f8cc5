import { schoolYearOf, schoolYearStart } from '#platform/time/core/school-year.ts';
import { dayNumber, startOfDay } from '#platform/time/core/time-zone.ts';

/** A class made so few days before the school year ends is made for the next one. */
const PREPARING_DAYS = 75;

/** When the code of a class made now stops working: as its school year ends, in the class's zone. Epoch ms. */
export function codeExpiry(nowMs: number, zone: string): number {
  const today = dayNumber(nowMs, zone);
  return startOfDay(schoolYearStart(schoolYearOf(today + PREPARING_DAYS) + 1), zone);
}
