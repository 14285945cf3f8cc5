import { z } from 'zod';
import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { USUAL_GOAL } from '#features/progress/core/weekly-goal.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { LONGEST_DAYS } from '../core/activity-days.ts';
import { isCustomGoal } from '../core/custom-goal.ts';
import { enoughCompetitions } from './competition.ts';
import { schoolDay as day } from './days.ts';
import { noRoom } from './refusals.ts';
import {
  activityLine,
  activityView,
  assessmentReportLine,
  passageToRead,
  reportLine,
  scoresOfStudent,
  weeklyReportLine,
  weeklyTerms,
} from './views.ts';

const dayRefusals = {
  'due-before-start': { status: 422, detail: 'The due date cannot be before the start date.' },
  'due-in-past': { status: 422, detail: 'Please choose a due date that is today or later.' },
  'too-long': { status: 422, detail: `Please choose dates within the next ${LONGEST_DAYS} days.` },
} as const;

const over = {
  status: 409,
  detail: 'The due date has passed. Choose a new due date first.',
} as const;
const canceled = {
  status: 409,
  detail: 'This activity is canceled. Bring it back first.',
} as const;

const competition = {
  status: 409,
  detail: 'A competition runs on the same days for every class. You can cancel it for your class.',
} as const;

/** For whom an activity is, of one class. */
const forWhom = {
  classId: id,
  /** Left out for the whole class. */
  studentIds: z.array(id).min(1, 'Please choose at least one student.').max(MAX_STUDENTS_OF_CLASS).optional(),
};
const whomRefusals = {
  'not-in-class': { status: 409, detail: 'Some of these students are not in the class now.' },
  ...noRoom,
} as const;

export const createAssignment = endpoint({
  name: 'createAssignment',
  methods: ['POST'],
  path: 'teaching/createAssignment',
  summary:
    'Assigns a passage to a class, with those who join before it is due, or to some of its students. The dates are days of the class’s zone.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({
    type: z.literal('PASSAGE'),
    ...forWhom,
    versionId: id,
    startDate: day,
    dueDate: day,
  }),
  response: activityView,
  errors: {
    ...dayRefusals,
    ...whomRefusals,
    'no-passage': { status: 409, detail: 'This passage is not on the shelf.' },
    'already-assigned': {
      status: 409,
      detail: 'This passage is already assigned. You can change its due date under Activities.',
    },
    'too-serious': {
      status: 409,
      detail:
        'The subject of this passage is serious, and it would go to students under 13. Please choose another one.',
    },
  },
  plan: [{ feature: 'assigned-passage' }],
  limit: WRITE_LIMIT,
  heavy: true,
  changes: true,
});

const alreadySet = {
  status: 409,
  detail: 'There is a weekly goal for these students already. Change that one, or cancel it first.',
} as const;

/** The usual goal is everybody's; another number, or passing, is part of a plan. */
const customGoal = {
  feature: 'custom-weekly-goal',
  when: (terms: Terms) => isCustomGoal(terms),
} as const;

export interface Terms {
  readonly quizzes: number;
  readonly rule: string;
}

/** What a goal asks for already goes on when a plan is over, also when it is sent again. */
const anotherCustomGoal = {
  feature: 'custom-weekly-goal',
  when: (
    terms: Terms,
    stored: { readonly weekly_quizzes: number | null; readonly weekly_rule: string | null },
  ) =>
    customGoal.when(terms) && (terms.quizzes !== stored.weekly_quizzes || terms.rule !== stored.weekly_rule),
} as const;

export interface StoredActivity {
  readonly kind: string;
  readonly due_day: number;
  readonly timezone: string;
}

/** Other dates are free while an activity runs; one that is over is set anew by them. */
const setAnew = (kind: string) => (_body: unknown, stored: StoredActivity, now: Date) =>
  stored.kind === kind && stored.due_day < dayNumber(now.getTime(), stored.timezone);

export const createRecurringActivity = endpoint({
  name: 'createRecurringActivity',
  methods: ['POST'],
  path: 'activity/create_recurring_activity',
  summary:
    'Sets a goal of so many quizzes for each week from Monday to Sunday, for a class with those who join it, or for some of its students, until it is canceled. A goal for some takes the place of one for everybody.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({
    type: z.literal('FIXED_WEEKLY'),
    ...forWhom,
    quizzes: weeklyTerms.quizzes.default(USUAL_GOAL.quizzes),
    rule: weeklyTerms.rule.default('complete'),
    /** It begins with the week of this day, and not before the week that runs, which is meant where none is given. */
    startDate: day.optional(),
  }),
  response: activityView,
  errors: { 'too-long': dayRefusals['too-long'], ...whomRefusals, 'already-set': alreadySet },
  plan: [customGoal],
  limit: WRITE_LIMIT,
  heavy: true,
  changes: true,
});

/** Days from the start to the due day where none is given. */
export const USUAL_DAYS = 7;

export const createAssessment = endpoint({
  name: 'createAssessment',
  methods: ['POST'],
  path: 'quiz/pretest/assessment_activity',
  summary: `Asks a class, with those who join before it is due, or some of its students to take the pretest again, from today for ${USUAL_DAYS} days where no dates are given.`,
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({ ...forWhom, startDate: day.optional(), dueDate: day.optional() }),
  response: activityView,
  errors: {
    ...dayRefusals,
    ...whomRefusals,
    'already-assigned': {
      status: 409,
      detail: 'The pretest is already assigned. You can change its due date under Activities.',
    },
  },
  plan: [{ feature: 'assessment' }],
  limit: WRITE_LIMIT,
  heavy: true,
  changes: true,
});

/** Reading an activity, and changing it. */
const shown = { kind: 'activity', may: ['teaches'] } as const;
const changed = { kind: 'activity', may: ['owner', 'co-teacher'] } as const;

const change = {
  response: activityView,
  limit: WRITE_LIMIT,
  changes: true,
} as const;

export const pauseAssignment = endpoint({
  ...change,
  name: 'pauseAssignment',
  methods: ['GET', 'POST'],
  path: 'teaching/pauseAssignment',
  summary: 'Pauses an activity, or resumes it. The due date stays; who has begun may finish.',
  access: only(['teacher'], { ...changed, at: 'query.activityId' }),
  query: z.object({
    activityId: idInPath,
    pause: z.enum(['true', 'false']).transform((word) => word === 'true'),
  }),
  errors: { over, canceled, competition },
});

const resultStands = {
  status: 409,
  detail: 'This competition has ended for all its classes, and its result stands.',
} as const;

export const cancelAssignment = endpoint({
  ...change,
  name: 'cancelAssignment',
  methods: ['GET', 'POST'],
  path: 'teaching/cancelAssignment',
  summary:
    'Cancels an activity. What students have read is kept, and it can be brought back until it is over.',
  access: only(['teacher'], { ...changed, at: 'query.activityId' }),
  query: z.object({ activityId: idInPath }),
  errors: { over, 'result-stands': resultStands },
});

const placeTaken = {
  status: 409,
  detail: 'These students have this already, in another activity. Cancel that one first.',
} as const;

const calledOff = { status: 409, detail: 'This competition was called off for everybody.' } as const;

export const uncancelAssignment = endpoint({
  ...change,
  name: 'uncancelAssignment',
  methods: ['GET', 'POST'],
  path: 'teaching/uncancelAssignment',
  summary: 'Brings a canceled activity back, as it was, until its due day is over.',
  access: only(['teacher'], { ...changed, at: 'query.activityId' }),
  query: z.object({ activityId: idInPath }),
  errors: {
    over,
    'already-set': alreadySet,
    'already-assigned': placeTaken,
    'called-off': calledOff,
    'enough-competitions': enoughCompetitions,
    'result-stands': resultStands,
    ...noRoom,
  },
});

const notDated = {
  status: 409,
  detail: 'A weekly goal has no due date. You can change how many quizzes it asks for.',
} as const;

export const rescheduleAssignment = endpoint({
  ...change,
  name: 'rescheduleAssignment',
  methods: ['POST'],
  path: 'teaching/rescheduleAssignment',
  summary: 'Gives an activity other dates; one that is over is open again.',
  access: only(['teacher'], { ...changed, at: 'body.activityId' }),
  body: z.object({ activityId: id, startDate: day.optional(), dueDate: day }),
  errors: {
    ...dayRefusals,
    ...noRoom,
    'already-assigned': placeTaken,
    canceled,
    competition,
    weekly: notDated,
  },
  plan: [
    { feature: 'assigned-passage', when: setAnew('PASSAGE') },
    { feature: 'assessment', when: setAnew('ASSESSMENT') },
  ],
});

export const giveMoreTime = endpoint({
  name: 'giveMoreTime',
  methods: ['POST'],
  path: 'teaching/giveMoreTime',
  summary:
    'Gives students of an activity a later due date of their own, also once it is over; without a date they have the one of the activity again. It stays when the activity gets other dates, and the later one holds.',
  access: only(['teacher'], { ...changed, at: 'body.activityId' }),
  body: z.object({
    activityId: id,
    studentIds: z.array(id).min(1, 'Please choose at least one student.').max(MAX_STUDENTS_OF_CLASS),
    dueDate: day.nullable(),
  }),
  /** When it is due for them now. */
  response: z.object({ dueDate: z.iso.date() }),
  errors: {
    'not-later': { status: 422, detail: 'Please choose a day after the due date of the activity.' },
    ...dayRefusals,
    ...noRoom,
    canceled,
    competition,
    weekly: notDated,
    done: { status: 409, detail: 'Some of these students have done it already.' },
    'not-given': { status: 409, detail: 'Some of these students do not have this activity.' },
  },
  limit: WRITE_LIMIT,
  heavy: true,
  changes: true,
});

export const changeRecurringActivity = endpoint({
  ...change,
  name: 'changeRecurringActivity',
  methods: ['POST'],
  path: 'activity/change_recurring_activity',
  summary: 'Changes what a weekly goal asks for, from the week on that runs.',
  access: only(['teacher'], { ...changed, at: 'body.activityId' }),
  body: z.object({ activityId: id, ...weeklyTerms }),
  errors: {
    canceled,
    'not-weekly': { status: 409, detail: 'This is not a weekly goal.' },
  },
  plan: [anotherCustomGoal],
});

/** Lists at most so many; the newest. */
export const MOST_ACTIVITIES = 200;

export const listActivities = endpoint({
  name: 'listActivities',
  methods: ['GET'],
  path: 'activity/teacher/{id}/assignments',
  summary: `The activities of the classes that a teacher teaches, what is due last in front, ${MOST_ACTIVITIES} at most: those of a tab, or those that are open on any of these days.`,
  access: only(['teacher'], { kind: 'teacher', at: 'params.id', may: ['self'] }),
  params: z.object({ id: idInPath }),
  query: z.object({
    fromDate: day.optional(),
    toDate: day.optional(),
    /** 1 current, 2 past. */
    tab: z.enum(['1', '2']).optional(),
    /** Of one of the classes alone. */
    classId: idInPath.optional(),
  }),
  response: z.object({ activities: z.array(activityLine) }),
  limit: READ_LIMIT,
  heavy: true,
});

export const countActivities = endpoint({
  name: 'countActivities',
  methods: ['GET'],
  path: 'activity/teacher/{id}/count',
  summary: 'How many activities the classes of a teacher have on each tab.',
  access: only(['teacher'], { kind: 'teacher', at: 'params.id', may: ['self'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ current: z.number().int(), past: z.number().int() }),
  limit: READ_LIMIT,
  heavy: true,
});

export const listAssignedPassages = endpoint({
  name: 'listAssignedPassages',
  methods: ['GET'],
  path: 'activity/class/{id}/assignedPassages',
  summary:
    'The passages that students in a class now still have to read for an activity that is not over, what is due first in front, and those that they have read in this class.',
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({
    passages: z.array(passageToRead),
    /** Passages that are offered now, by who has read them, in any version. */
    read: z.array(z.object({ versionId: id, studentIds: z.array(id) })),
  }),
  limit: READ_LIMIT,
  heavy: true,
});

export const getStudentAssignmentReport = endpoint({
  name: 'getStudentAssignmentReport',
  methods: ['GET'],
  path: 'activity/student/assignments/getStudentAssignmentReport',
  summary: 'Who of the students in the class now has done an activity, and how it went.',
  access: only(['teacher'], { ...shown, at: 'query.activityId' }),
  query: z.object({ activityId: idInPath }),
  response: z.object({
    activity: activityView,
    /** Of an assigned passage; empty for another activity. A competition tells of classes alone. */
    students: z.array(reportLine),
    /** Of a weekly goal; empty for another activity. */
    weekly: z.array(weeklyReportLine),
    /** Of a pretest; empty for another activity. */
    assessed: z.array(assessmentReportLine),
  }),
  limit: READ_LIMIT,
  heavy: true,
});

export const getClassScores = endpoint({
  name: 'getClassScores',
  methods: ['GET'],
  path: 'activity/class/{id}/scores',
  summary: `The scores of the students in a class in its activities, what is due first in front: the ${MOST_ACTIVITIES} newest that are not canceled.`,
  access: only(['teacher'], { kind: 'class', at: 'params.id', may: ['teaches'] }),
  params: z.object({ id: idInPath }),
  response: z.object({ activities: z.array(activityView), students: z.array(scoresOfStudent) }),
  limit: READ_LIMIT,
  heavy: true,
});
