import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { weekStart } from '#platform/time/core/civil-day.ts';
import { type Assignment, asWhole, statusOf } from './assignment.ts';
import { afterWeeklyAct } from './weekly-acts.ts';
import { WITHOUT_END, weekAt } from './weekly-goal.ts';

const MONDAY = weekStart(20_000);
const NEW = asWhole({ startDay: MONDAY, dueDay: WITHOUT_END, paused: false, canceled: false });

const TEACHERS = ['pause', 'resume', 'cancel', 'uncancel', 'reschedule'] as const;
type TeachersAct = (typeof TEACHERS)[number];

/** What comes of each act in each status, on a day of its first week: the status after it, or "no: " with the reason. */
const TABLE = {
  pending: { pause: 'paused', resume: 'pending', cancel: 'canceled', uncancel: 'pending' },
  active: { pause: 'paused', resume: 'active', cancel: 'canceled', uncancel: 'active' },
  paused: { pause: 'paused', resume: 'active', cancel: 'canceled', uncancel: 'paused' },
  canceled: { pause: 'no: canceled', resume: 'no: canceled', cancel: 'canceled', uncancel: 'active' },
} as const;
const IN: Readonly<Record<keyof typeof TABLE, Assignment>> = {
  pending: { ...NEW, startDay: MONDAY + 7 },
  active: NEW,
  paused: { ...NEW, paused: true },
  canceled: { ...NEW, canceled: true, dueDay: MONDAY + 6 },
};
const outcomeOf = (before: Assignment, what: TeachersAct, today: number): string => {
  const outcome = afterWeeklyAct(before, what, today);
  return outcome.kind === 'refused' ? `no: ${outcome.why}` : statusOf(outcome.assignment, today);
};

describe.each(Object.entries(TABLE))('a weekly goal that is %s', (status, row) => {
  const before = IN[status as keyof typeof TABLE];
  it.each(Object.entries(row))('%s: %s', (what, after) => {
    expect(outcomeOf(before, what as TeachersAct, MONDAY + 3)).toBe(after);
  });
  it('has no due date to move', () => {
    expect(outcomeOf(before, 'reschedule', MONDAY + 3)).toBe('no: weekly');
  });
});

it('comes back until the Sunday of the week in which it was canceled', () => {
  expect(outcomeOf(IN.canceled, 'uncancel', MONDAY + 6)).toBe('active');
  expect(outcomeOf(IN.canceled, 'uncancel', MONDAY + 7)).toBe('no: over');
});

it('whatever teachers and the clock do, it is in a status of the table and its days are whole weeks', () => {
  const step = fc.oneof(
    fc.constantFrom(...TEACHERS).map((act) => ({ act, days: 0 })),
    fc.integer({ min: 1, max: 12 }).map((days) => ({ act: null, days })),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 50 }), fc.constantFrom(0, 7, 21), (steps, later) => {
      let goal: Assignment = { ...NEW, startDay: MONDAY + later };
      let today = MONDAY + 2;
      for (const { act, days } of steps) {
        const before = statusOf(goal, today);
        today += days;
        const outcome = act && afterWeeklyAct(goal, act, today);
        if (outcome?.kind === 'done') goal = outcome.assignment;
        const status = statusOf(goal, today);
        expect(Object.keys(TABLE)).toContain(status);
        // The clock begins it, and nothing else.
        if (act === null) expect(before === 'pending' ? ['pending', 'active'] : [before]).toContain(status);
        expect(goal.startDay).toBe(MONDAY + later);
        expect(goal.canceled ? weekStart(goal.dueDay) + 6 : WITHOUT_END).toBe(goal.dueDay);
        const week = weekAt(goal, today);
        expect([weekStart(week.startDay), week.startDay + 6]).toEqual([week.startDay, week.dueDay]);
        expect(week.startDay).toBeGreaterThanOrEqual(goal.startDay);
        expect(week.dueDay).toBeLessThanOrEqual(goal.dueDay);
      }
    }),
  );
});
