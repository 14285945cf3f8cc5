import { schoolYearOf, schoolYearStart } from './school-year.ts';
import { dayNumber, startOfDay } from './time-zone.ts';

/** What is made so few days before the school year ends is made for the next one. */
const PREPARING_DAYS = 75;

/** When a code made now stops working: as its school year ends, in the zone. Epoch ms. */
export function codeExpiry(nowMs: number, zone: string): number {
  const today = dayNumber(nowMs, zone);
  return startOfDay(schoolYearStart(schoolYearOf(today + PREPARING_DAYS) + 1), zone);
}
