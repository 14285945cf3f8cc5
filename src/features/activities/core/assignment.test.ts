import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ACTS,
  type Act,
  ASSIGNMENT_STATUSES,
  type Assignment,
  type AssignmentStatus,
  afterAct,
  statusOf,
} from './assignment.ts';

const TODAY = 100;
const OPEN = { startDay: 99, dueDay: 101 };
const NEW: Assignment = {
  ...OPEN,
  paused: false,
  canceled: false,
  given: true,
  begun: true,
  finished: false,
};

/** One that was begun, in each status. */
const IN: Readonly<Record<AssignmentStatus, Assignment>> = {
  pending: { ...NEW, startDay: 101 },
  active: NEW,
  paused: { ...NEW, paused: true },
  completed: { ...NEW, finished: true },
  missed: { ...NEW, startDay: 90, dueDay: 99 },
  canceled: { ...NEW, canceled: true },
  deleted: { ...NEW, given: false },
};

/** What comes of each act in each status: the status after it, or "no: " with the reason. New days are those of OPEN. */
const TABLE: Readonly<Record<AssignmentStatus, Readonly<Record<Act, string>>>> = {
  pending: {
    start: 'no: not-open',
    finish: 'completed',
    'finish-too-fast': 'pending',
    pause: 'paused',
    resume: 'pending',
    cancel: 'canceled',
    uncancel: 'pending',
    reschedule: 'active',
    'more-time': 'active',
    leave: 'deleted',
    'come-back': 'pending',
  },
  active: {
    start: 'active',
    finish: 'completed',
    'finish-too-fast': 'active',
    pause: 'paused',
    resume: 'active',
    cancel: 'canceled',
    uncancel: 'active',
    reschedule: 'active',
    'more-time': 'active',
    leave: 'deleted',
    'come-back': 'active',
  },
  paused: {
    start: 'no: paused',
    finish: 'completed',
    'finish-too-fast': 'paused',
    pause: 'paused',
    resume: 'active',
    cancel: 'canceled',
    uncancel: 'paused',
    reschedule: 'paused',
    'more-time': 'paused',
    leave: 'deleted',
    'come-back': 'paused',
  },
  completed: {
    start: 'no: done',
    finish: 'completed',
    'finish-too-fast': 'no: done',
    pause: 'completed',
    resume: 'completed',
    cancel: 'canceled',
    uncancel: 'completed',
    reschedule: 'completed',
    'more-time': 'no: done',
    leave: 'deleted',
    'come-back': 'completed',
  },
  missed: {
    start: 'no: over',
    finish: 'completed',
    'finish-too-fast': 'missed',
    pause: 'no: over',
    resume: 'missed',
    cancel: 'no: over',
    uncancel: 'missed',
    reschedule: 'active',
    'more-time': 'active',
    leave: 'deleted',
    'come-back': 'missed',
  },
  canceled: {
    start: 'no: canceled',
    finish: 'canceled',
    'finish-too-fast': 'canceled',
    pause: 'no: canceled',
    resume: 'no: canceled',
    cancel: 'canceled',
    uncancel: 'active',
    reschedule: 'no: canceled',
    'more-time': 'no: canceled',
    leave: 'deleted',
    'come-back': 'canceled',
  },
  deleted: {
    start: 'no: deleted',
    finish: 'deleted',
    'finish-too-fast': 'deleted',
    pause: 'deleted',
    resume: 'deleted',
    cancel: 'deleted',
    uncancel: 'deleted',
    reschedule: 'deleted',
    'more-time': 'no: deleted',
    leave: 'deleted',
    'come-back': 'active',
  },
};

const outcomeOf = (assignment: Assignment, what: Act, today = TODAY): string => {
  const outcome = afterAct(assignment, what, today, OPEN);
  return outcome.kind === 'refused' ? `no: ${outcome.why}` : statusOf(outcome.assignment, today);
};

const PAIRS = ASSIGNMENT_STATUSES.flatMap((status) => ACTS.map((what) => [status, what] as const));

describe('an act', () => {
  it.each(PAIRS)('in the status %s: %s', (status, what) => {
    expect(statusOf(IN[status], TODAY)).toBe(status);
    expect(outcomeOf(IN[status], what)).toBe(TABLE[status][what]);
  });

  it.each(ASSIGNMENT_STATUSES)('does not finish what nobody has begun, in the status %s', (status) => {
    expect(outcomeOf({ ...IN[status], begun: false }, 'finish')).toBe('no: not-begun');
    expect(outcomeOf({ ...IN[status], begun: false }, 'finish-too-fast')).toBe('no: not-begun');
  });

  it('lets what was too fast to count be begun again, while it is open', () => {
    const tooFast = afterAct(IN.active, 'finish-too-fast', TODAY);
    expect(tooFast).toEqual({ kind: 'done', assignment: { ...NEW, begun: false } });
    expect(outcomeOf({ ...NEW, begun: false }, 'start')).toBe('active');
    expect(outcomeOf({ ...IN.missed, begun: false }, 'start')).toBe('no: over');
  });

  it('brings nothing back that was canceled and is over', () => {
    expect(outcomeOf({ ...IN.canceled, dueDay: 99 }, 'uncancel')).toBe('no: over');
    expect(outcomeOf({ ...IN.missed }, 'uncancel')).toBe('missed');
  });

  it('brings back what was finished as finished', () => {
    expect(outcomeOf({ ...IN.canceled, finished: true }, 'uncancel')).toBe('completed');
  });
});

describe('whatever teacher, student and clock do', () => {
  type Step =
    | { readonly act: Act; readonly days: { readonly startDay: number; readonly dueDay: number } }
    | { readonly pass: number };
  const days = fc
    .tuple(fc.integer({ min: 90, max: 130 }), fc.nat(20))
    .map(([startDay, length]) => ({ startDay, dueDay: startDay + length }));
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ act: fc.constantFrom(...ACTS), days }),
    fc.record({ pass: fc.integer({ min: 1, max: 10 }) }),
  );
  /** What time alone may make of a status. */
  const BY_CLOCK: Readonly<Partial<Record<AssignmentStatus, readonly AssignmentStatus[]>>> = {
    pending: ['pending', 'active', 'missed'],
    active: ['active', 'missed'],
  };

  const walk = (
    steps: readonly Step[],
    first: Assignment,
    look: (
      before: Assignment,
      after: Assignment,
      step: Step,
      today: { readonly before: number; readonly after: number },
    ) => void,
  ) => {
    let assignment = first;
    let today = TODAY;
    for (const one of steps) {
      const before = { assignment, today };
      if ('pass' in one) today += one.pass;
      else {
        const outcome = afterAct(assignment, one.act, today, one.days);
        if (outcome.kind === 'done') assignment = outcome.assignment;
      }
      look(before.assignment, assignment, one, { before: before.today, after: today });
    }
  };
  const fresh = days.map((window): Assignment => ({ ...NEW, ...window, begun: false }));

  it('the clock opens and closes, and touches nothing that people decided', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fresh, (steps, first) => {
        walk(steps, first, (before, after, one, today) => {
          if (!('pass' in one)) return;
          const status = statusOf(before, today.before);
          expect(BY_CLOCK[status] ?? [status]).toContain(statusOf(after, today.after));
        });
      }),
    );
  });

  it('what a student has done is never taken away, but for what was too fast to count, and nobody finishes what they did not begin', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fresh, (steps, first) => {
        walk(steps, first, (before, after, one) => {
          const isTooFast = 'act' in one && one.act === 'finish-too-fast';
          if (before.begun && !isTooFast) expect(after.begun).toBe(true);
          if (before.finished) expect(after.finished).toBe(true);
          if (after.finished) expect(after.begun).toBe(true);
        });
      }),
    );
  });

  it('an assignment is begun on an open day, in a class, while it is neither paused nor canceled', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), fresh, (steps, first) => {
        walk(steps, first, (before, after, _, today) => {
          if (after.begun && !before.begun) expect(statusOf(before, today.before)).toBe('active');
        });
      }),
    );
  });

  it('cancel and uncancel, pause and resume, leave and come back lead to where it was', () => {
    const there = fc.constantFrom(['cancel', 'uncancel'], ['pause', 'resume'], [
      'leave',
      'come-back',
    ] as const);
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), fresh, there, (steps, first, [away, back]) => {
        let last = first;
        let today = TODAY;
        walk(steps, first, (_, after, __, { after: now }) => {
          last = after;
          today = now;
        });
        const status = statusOf(last, today);
        if (status === 'canceled' || status === 'paused' || status === 'deleted') return;
        const left = afterAct(last, away, today);
        if (left.kind === 'refused') return;
        const returned = afterAct(left.assignment, back, today);
        // What is over when it is canceled stays so.
        if (returned.kind === 'refused') expect(returned.why).toBe('over');
        else expect(statusOf(returned.assignment, today)).toBe(status);
      }),
    );
  });
});
