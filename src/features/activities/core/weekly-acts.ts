import type { ActivityDays } from './activity-days.ts';
import { type Act, type ActRefusal, type Assignment, afterAct } from './assignment.ts';
import { daysWhenCanceled, WITHOUT_END } from './weekly-goal.ts';

export type WeeklyOutcome =
  | { readonly kind: 'done'; readonly assignment: Assignment }
  | { readonly kind: 'refused'; readonly why: ActRefusal | 'weekly' };

/**
 * A weekly activity after an act of its teacher. Canceling ends it with the Sunday of the week that runs, and bringing it back takes that
 * end away; it has no due date that could be moved.
 */
export function afterWeeklyAct(before: Assignment, what: Act, today: number): WeeklyOutcome {
  if (what === 'reschedule' || what === 'more-time') return { kind: 'refused', why: 'weekly' };
  const outcome = afterAct(before, what, today);
  if (outcome.kind === 'refused') return outcome;
  return {
    kind: 'done',
    assignment: { ...outcome.assignment, ...daysAfter(before, outcome.assignment, today) },
  };
}

function daysAfter(before: Assignment, after: Assignment, today: number): ActivityDays {
  const { startDay, dueDay } = before;
  if (before.canceled === after.canceled) return { startDay, dueDay };
  return after.canceled ? daysWhenCanceled(before, today) : { startDay, dueDay: WITHOUT_END };
}
