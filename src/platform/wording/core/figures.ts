import { dayNumber } from '#platform/time/core/time-zone.ts';
import { shortDate } from './short-date.ts';

export const percent = (share: number): string => `${Math.round(share * 100)}%`;

export const wholeNumber = (value: number): string => value.toLocaleString('en-US');

/** "1 quiz", "2 quizzes". */
export const count = (number: number, one: string, many = `${one}s`): string =>
  `${wholeNumber(number)} ${number === 1 ? one : many}`;

/** "today", "yesterday", "5 days ago", "3 weeks ago", then the date: by the calendar of the zone, not by 24 hours. */
export function daysAgo(moment: string, nowMs: number, zone: string): string {
  const days = dayNumber(nowMs, zone) - dayNumber(Date.parse(moment), zone);
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  return days < 63 ? `${Math.floor(days / 7)} weeks ago` : shortDate(moment, zone);
}

/** "9:05 AM" by the clock of the zone. */
export const timeOfDay = (moment: string, zone: string): string =>
  new Date(moment).toLocaleTimeString('en-US', { timeZone: zone, timeStyle: 'short' });

/** "Nov 20, 2026, 9:05 AM" by the clock of the zone. */
export const shortDateTime = (moment: string, zone: string): string =>
  new Date(moment).toLocaleString('en-US', { timeZone: zone, dateStyle: 'medium', timeStyle: 'short' });
