import { type ActivityDays, phaseOf } from './activity-days.ts';

/** What became of an activity for one student (product: "Activities"). */
export const ASSIGNMENT_STATUSES = [
  'pending',
  'active',
  'paused',
  'completed',
  'missed',
  'canceled',
  'deleted',
] as const;
export type AssignmentStatus = (typeof ASSIGNMENT_STATUSES)[number];

/** All that a status follows from; only these are stored, so that no clock has to write one. */
export interface Assignment extends ActivityDays {
  readonly paused: boolean;
  readonly canceled: boolean;
  /** The student is in the class, and the activity is for them. */
  readonly given: boolean;
  readonly begun: boolean;
  readonly finished: boolean;
}

/** An activity as a whole has the status of an assignment that nobody has begun: `missed` means that it is over. */
export const asWhole = (activity: ActivityDays & Pick<Assignment, 'paused' | 'canceled'>): Assignment => ({
  ...activity,
  given: true,
  begun: false,
  finished: false,
});

/** @param today the civil day in the class's zone. */
export function statusOf(assignment: Assignment, today: number): AssignmentStatus {
  if (!assignment.given) return 'deleted';
  if (assignment.canceled) return 'canceled';
  if (assignment.finished) return 'completed';
  if (assignment.paused) return 'paused';
  const phase = phaseOf(assignment, today);
  if (phase === 'before') return 'pending';
  return phase === 'open' ? 'active' : 'missed';
}

/** What people do: the teacher with the activity and with who is in the class, the student with their assignment. */
export const ACTS = [
  'start',
  'finish',
  'finish-too-fast',
  'pause',
  'resume',
  'cancel',
  'uncancel',
  'reschedule',
  'more-time',
  'leave',
  'come-back',
] as const;
export type Act = (typeof ACTS)[number];

/** Why an act is refused. */
export type ActRefusal = 'not-open' | 'not-begun' | 'paused' | 'done' | 'over' | 'canceled' | 'deleted';

/** What is refused in each status; anything else is done. What is so already is done again and changes nothing. */
const REFUSED: Readonly<Record<AssignmentStatus, Readonly<Partial<Record<Act, ActRefusal>>>>> = {
  pending: { start: 'not-open' },
  active: {},
  // Who has begun may finish: nothing that a child has read is lost.
  paused: { start: 'paused' },
  // Who is done needs no more time.
  completed: { start: 'done', 'more-time': 'done' },
  // A new due date opens it again, and who began in time may finish late.
  missed: { start: 'over', pause: 'over', cancel: 'over' },
  canceled: {
    start: 'canceled',
    pause: 'canceled',
    resume: 'canceled',
    reschedule: 'canceled',
    'more-time': 'canceled',
  },
  deleted: { start: 'deleted', 'more-time': 'deleted' },
};

/** Whether an act can be done today; null when it can. */
export function refusalOf(assignment: Assignment, act: Act, today: number): ActRefusal | null {
  if ((act === 'finish' || act === 'finish-too-fast') && !assignment.begun) return 'not-begun';
  // What counted once goes on to count.
  if (act === 'finish-too-fast' && assignment.finished) return 'done';
  // A canceled activity comes back only while it is not over (product: "uncancel within the window").
  if (act === 'uncancel' && assignment.canceled && phaseOf(assignment, today) === 'over') return 'over';
  return REFUSED[statusOf(assignment, today)][act] ?? null;
}

/** What an act changes; new days are given beside it. */
const CHANGES: Readonly<Record<Act, Partial<Assignment>>> = {
  start: { begun: true },
  finish: { finished: true },
  // Nothing could be counted: it is as if it had not been begun (decision 57).
  'finish-too-fast': { begun: false },
  pause: { paused: true },
  resume: { paused: false },
  cancel: { canceled: true },
  uncancel: { canceled: false },
  reschedule: {},
  'more-time': {},
  leave: { given: false },
  'come-back': { given: true },
};

export type ActOutcome =
  | { readonly kind: 'done'; readonly assignment: Assignment }
  | { readonly kind: 'refused'; readonly why: ActRefusal };

/** An assignment after an act, or why there is none. @param days for `reschedule` and `more-time`. */
export function afterAct(assignment: Assignment, what: Act, today: number, days?: ActivityDays): ActOutcome {
  const why = refusalOf(assignment, what, today);
  if (why) return { kind: 'refused', why };
  return {
    kind: 'done',
    assignment: {
      ...assignment,
      ...CHANGES[what],
      ...((what === 'reschedule' || what === 'more-time') && days),
    },
  };
}
