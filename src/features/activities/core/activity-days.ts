/** When an activity is open, in the civil days of the class's zone (days since 1970-01-01), both included. */
export interface ActivityDays {
  readonly startDay: number;
  readonly dueDay: number;
}

/**
 * The due day of one student: more time that they were given holds where it is later than the activity's own due day, and is kept when that
 * one moves, so that nobody ever has less time than the class.
 */
export const dueDayFor = (dueDay: number, own: number | null): number => Math.max(dueDay, own ?? dueDay);

/** Where a day lies. */
export type Phase = 'before' | 'open' | 'over';

/** Where today lies: an activity is open until the end of its due day, however long that day is. */
export function phaseOf({ startDay, dueDay }: ActivityDays, today: number): Phase {
  if (today < startDay) return 'before';
  return today > dueDay ? 'over' : 'open';
}

/** An activity is on the current tab for so many days after it was due (spec section 9). */
export const CURRENT_DAYS = 2;

/** Activity tabs, by the numbers of the spec. */
export const TABS = { current: 1, past: 2 } as const;
export type Tab = (typeof TABS)[keyof typeof TABS];

interface OnTab extends Pick<ActivityDays, 'dueDay'> {
  readonly canceled: boolean;
}

/**
 * The tab of an activity. What is to come is on the current one: a teacher finds there what they have set. What is canceled
 * is not, however long its days still are.
 */
export const tabOf = ({ dueDay, canceled }: OnTab, today: number): Tab =>
  canceled || dueDay + CURRENT_DAYS < today ? TABS.past : TABS.current;

/** The longest time from the start to the due day: a school year. */
export const LONGEST_DAYS = 366;

/** What is wrong with the days of an activity; null when nothing is. */
export function daysFault(
  { startDay, dueDay }: ActivityDays,
  today: number,
): 'due-before-start' | 'due-in-past' | 'too-long' | null {
  if (dueDay < startDay) return 'due-before-start';
  if (dueDay < today) return 'due-in-past';
  return dueDay - Math.max(startDay, today) > LONGEST_DAYS || startDay - today > LONGEST_DAYS
    ? 'too-long'
    : null;
}

/** What is wrong with more time for a student; null when nothing is. @param own the due day of the student. */
export const moreTimeFault = (
  { startDay, dueDay }: ActivityDays,
  own: number,
  today: number,
): 'not-later' | ReturnType<typeof daysFault> =>
  own <= dueDay ? 'not-later' : daysFault({ startDay, dueDay: own }, today);
