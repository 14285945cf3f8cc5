import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Assignment, asWhole, statusOf } from './assignment.ts';
import { afterCompetitionAct } from './competition-acts.ts';

const TODAY = 100;
const NEW = asWhole({ startDay: TODAY - 2, dueDay: TODAY + 4, paused: false, canceled: false });

const TEACHERS = ['pause', 'resume', 'cancel', 'uncancel', 'reschedule'] as const;
type TeachersAct = (typeof TEACHERS)[number];
const FIXED = { pause: 'no: competition', resume: 'no: competition', reschedule: 'no: competition' } as const;

/** What comes of each act in each status: the status after it, or "no: " with the reason. */
const TABLE = {
  pending: { ...FIXED, cancel: 'canceled', uncancel: 'pending' },
  active: { ...FIXED, cancel: 'canceled', uncancel: 'active' },
  missed: { ...FIXED, cancel: 'no: over', uncancel: 'missed' },
  canceled: { ...FIXED, cancel: 'canceled', uncancel: 'active' },
} as const;
const IN: Readonly<Record<keyof typeof TABLE, Assignment>> = {
  pending: { ...NEW, startDay: TODAY + 1 },
  active: NEW,
  missed: { ...NEW, dueDay: TODAY - 1 },
  canceled: { ...NEW, canceled: true },
};
const outcomeOf = (before: Assignment, what: TeachersAct, today = TODAY): string => {
  const outcome = afterCompetitionAct(before, what, today);
  return outcome.kind === 'refused' ? `no: ${outcome.why}` : statusOf(outcome.assignment, today);
};

describe.each(Object.entries(TABLE))('a class whose competition is %s', (status, row) => {
  it.each(Object.entries(row))('%s: %s', (what, after) => {
    expect(outcomeOf(IN[status as keyof typeof TABLE], what as TeachersAct)).toBe(after);
  });
});

it('does not come back once it is over', () => {
  expect(outcomeOf({ ...IN.canceled, dueDay: TODAY - 1 }, 'uncancel')).toBe('no: over');
});

it('is never paused nor on other days, whatever teachers do while time passes', () => {
  const step = fc.record({ what: fc.constantFrom(...TEACHERS), pass: fc.nat(3) });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), fc.integer({ min: -5, max: 5 }), (steps, start) => {
      const { startDay, dueDay } = { startDay: TODAY + start, dueDay: TODAY + start + 6 };
      let one: Assignment = { ...NEW, startDay, dueDay };
      let today = TODAY;
      for (const { what, pass } of steps) {
        today += pass;
        const outcome = afterCompetitionAct(one, what, today);
        if (outcome.kind === 'done') one = outcome.assignment;
        expect(one).toMatchObject({ startDay, dueDay, paused: false });
        expect(['pending', 'active', 'missed', 'canceled']).toContain(statusOf(one, today));
      }
    }),
  );
});
