import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { count } from '#platform/wording/core/figures.ts';
import { dueInWords } from './activity-words.ts';

/** What a student is told of something to do: "Due tomorrow · about 8 minutes". @param today in the class's zone. */
export const toDoInWords = (
  one:
    | { readonly type: 'PASSAGE'; readonly dueDate: string; readonly minutes: number | null }
    | { readonly type: 'ASSESSMENT'; readonly dueDate: string },
  today: string,
): string => [dueInWords(one.dueDate, today), ...howLong(one)].join(' · ');

const howLong = (
  one: { readonly type: 'PASSAGE'; readonly minutes: number | null } | { readonly type: 'ASSESSMENT' },
) => {
  if (one.type === 'ASSESSMENT') return ['4 short passages, about 15 minutes'];
  return one.minutes === null ? [] : [`about ${count(one.minutes, 'minute')}`];
};

/** Today in a zone. */
export const todayIn = (zone: string): string => isoDay(dayNumber(Date.now(), zone));
