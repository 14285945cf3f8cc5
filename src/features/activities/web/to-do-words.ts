import { isoDay } from '#platform/time/core/civil-day.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { count } from '#platform/wording/core/figures.ts';
import { dueInWords } from './activity-words.ts';

/** What a student is told of something to do: "Due tomorrow · 4 questions · about 8 minutes". @param today in the class's zone. */
export const toDoInWords = (
  one:
    | (PassageToDo & { readonly dueDate: string })
    | { readonly type: 'ASSESSMENT'; readonly dueDate: string },
  today: string,
): string => [dueInWords(one.dueDate, today), ...howLong(one)].join(' · ');

/** "4 questions · about 8 minutes", where the due day stands by itself. */
export const howLongInWords = (one: PassageToDo | { readonly type: 'ASSESSMENT' }): string =>
  howLong(one).join(' · ');

interface PassageToDo {
  readonly type: 'PASSAGE';
  readonly minutes: number | null;
  /** Not there where the passage is not chosen yet. */
  readonly questionCount?: number;
}

const howLong = (one: PassageToDo | { readonly type: 'ASSESSMENT' }) => {
  if (one.type === 'ASSESSMENT') return ['4 short passages, about 15 minutes'];
  const { questionCount, minutes } = one;
  return [
    ...(questionCount === undefined ? [] : [count(questionCount, 'question')]),
    ...(minutes === null ? [] : [`about ${count(minutes, 'minute')}`]),
  ];
};

/** Today in a zone. */
export const todayIn = (zone: string): string => isoDay(dayNumber(Date.now(), zone));
