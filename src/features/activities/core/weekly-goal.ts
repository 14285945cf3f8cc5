import { isConfirmed, type JoinedClass } from '#features/classes/core/class-that-counts.ts';
import { USUAL_GOAL, type WeeklyGoal } from '#features/progress/core/weekly-goal.ts';
import { dayOf, weekStart } from '#platform/time/core/civil-day.ts';
import type { ActivityDays } from './activity-days.ts';
import { classesThatAssign } from './classes-that-assign.ts';

/** What a teacher may ask for (product: "Activities"): quizzes that were read to the end, or that were passed. */
export const WEEKLY_ACTIVITY_RULES = ['complete', 'pass'] as const;
export type WeeklyActivityRule = (typeof WEEKLY_ACTIVITY_RULES)[number];

/** At most so many quizzes a week: five for each day of school. */
export const MOST_WEEKLY_QUIZZES = 25;

/** The last day of a weekly activity that nobody has canceled: beyond all school years. */
export const WITHOUT_END = dayOf({ year: 2099, month: 12, day: 31 });

const FRIDAY = 4;
const SUNDAY = 6;
const DAYS = 7;

/** The Monday with which a new goal begins unless its teacher says otherwise: from Friday on the next one, as this week is almost over. */
export function usualStart(today: number): number {
  const monday = weekStart(today);
  return today - monday < FRIDAY ? monday : monday + DAYS;
}

/** The week of a weekly activity that a day lies in, or the one that is nearest to it: its Monday and Sunday. */
export function weekAt({ startDay, dueDay }: ActivityDays, today: number): ActivityDays {
  const monday = Math.min(Math.max(weekStart(today), startDay), weekStart(dueDay));
  return { startDay: monday, dueDay: monday + SUNDAY };
}

interface WeekOfGoal {
  readonly monday: number;
  readonly reached: boolean;
}
interface GoalTime {
  /** The day on which the goal was set, or on which the student came to it. */
  readonly sinceDay: number;
  readonly today: number;
  /** The Sunday of the week in which the goal was canceled; null while it holds. */
  readonly canceledWeek: number | null;
}

/**
 * Whether a week counts among those in which a goal could be reached: one that is over and in which the goal held from Monday to Sunday,
 * or one in which it was reached all the same. A week that has begun without the goal, or that is not over, is never a missed one.
 */
export function isWeekJudged(
  { monday, reached }: WeekOfGoal,
  { sinceDay, today, canceledWeek }: GoalTime,
): boolean {
  const sunday = monday + SUNDAY;
  return reached || (sinceDay <= monday && sunday < today && sunday !== canceledWeek);
}

/** Whether a weekly activity was canceled before its first Monday: no week was ever under it. @param canceledDay null while it is not canceled. */
export const neverBegan = (startDay: number, canceledDay: number | null): boolean =>
  canceledDay !== null && canceledDay < startDay;

/** The days of a weekly activity when it is canceled: it ends with the week that runs, so that it can be brought back until then. */
export const daysWhenCanceled = (days: ActivityDays, today: number): ActivityDays => ({
  startDay: days.startDay,
  dueDay: weekAt(days, today).dueDay,
});

/** A weekly activity as far as it sets the goal of a student. */
export interface GoalOfClass extends WeeklyGoal {
  readonly classId: number;
  readonly wholeClass: boolean;
  /** A Monday. */
  readonly startDay: number;
}

/**
 * The classes that may set the weekly goal of a student, given in the order in which they count: the confirmed ones, and where
 * there is none, the one that counts. The goal pays points, and anyone can have a student join a class.
 */
function classesThatSetGoals<C extends JoinedClass>(counted: readonly C[]): readonly C[] {
  const assigning = classesThatAssign(counted);
  return assigning.every(isConfirmed) ? assigning : assigning.slice(0, 1);
}

/**
 * The one goal of a student's week: of the first class in the order of counting that sets one, what is set for the student
 * alone before what is set for everybody; else the usual one.
 * @param monday of the week; goals that begin later do not hold yet.
 */
export function goalOf<G extends GoalOfClass>(
  counted: readonly JoinedClass[],
  goals: readonly G[],
  monday: number,
): G | typeof USUAL_GOAL {
  const begun = goals.filter(({ startDay }) => startDay <= monday);
  for (const { id } of classesThatSetGoals(counted)) {
    const ofClass = begun.filter(({ classId }) => classId === id);
    const goal = ofClass.find(({ wholeClass }) => !wholeClass) ?? ofClass[0];
    if (goal) return goal;
  }
  return USUAL_GOAL;
}
