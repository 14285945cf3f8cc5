import { z } from 'zod';
import { writtenName } from '#features/accounts/contract/fields.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { MAX_CLASSES_OF_TEACHER, MAX_CLASSES_SHARED } from '../core/class-limits.ts';
import { grade } from '../core/class-settings.ts';
import { DAYS_TO_UNDO_SCHOOL_YEAR } from '../core/school-year.ts';

/** A year begins once; whoever tries it out goes back and forth some times. All that is begun is kept for a week. */
const START_LIMIT: RateLimit = { calls: 20, seconds: 86_400, countedIn: 'process' };
/** All classes of a teacher wait for it. */
const YEAR_LIMIT: RateLimit = { calls: 20, seconds: 600, countedIn: 'process' };

const step = z.enum(['move-up', 'archive']);

const classOfYear = z.object({
  classId: id,
  step,
  /** As the class is called and graded after it. */
  name: z.string(),
  nameBefore: z.string(),
  grade,
  gradeBefore: grade,
  /** The class that its students came into, and how many did; null where nobody did. */
  movedTo: z.object({ id, name: z.string(), students: z.number().int() }).nullable(),
});
export type ClassOfYear = z.output<typeof classOfYear>;

export const schoolYear = z.object({
  yearId: id,
  startedAt: moment,
  /** The zone in which the moment is meant. */
  timezone: z.string(),
  classes: z.array(classOfYear),
});
export type SchoolYear = z.output<typeof schoolYear>;

export const startSchoolYear = endpoint({
  name: 'startSchoolYear',
  methods: ['POST'],
  path: 'teaching/schoolYear/start',
  summary: `Moves classes of the teacher up a grade, or archives them and moves their students into another class: all of it or nothing of each class, in one step. With the same key it is done once. It can be undone for ${DAYS_TO_UNDO_SCHOOL_YEAR} days (\`undoSchoolYear\`).`,
  access: only(['teacher']),
  noObject:
    'It names many classes; what the teacher who calls may not change stays as it is, like a missing one.',
  body: z.object({
    /** A UUID that the client makes for a plan. */
    yearKey: z.uuid(),
    steps: z
      .array(
        z.object({
          classId: id,
          step,
          /** The grade that the class has, as the plan saw it. */
          grade,
          name: writtenName('Please give the class a name.'),
          moveTo: id.nullable(),
        }),
      )
      .min(1)
      .max(MAX_CLASSES_OF_TEACHER + MAX_CLASSES_SHARED),
  }),
  bodyLimit: 65_536,
  response: z.object({
    /** Null where nothing of the plan could be done. */
    year: schoolYear.nullable(),
    /** Classes that stay as they are: they are not as the plan saw them. */
    unchanged: z.array(id),
  }),
  limit: START_LIMIT,
  heavy: true,
  changes: true,
});

export const undoSchoolYear = endpoint({
  name: 'undoSchoolYear',
  methods: ['POST'],
  path: 'teaching/schoolYear/undo',
  summary: `Undoes for ${DAYS_TO_UNDO_SCHOOL_YEAR} days what \`startSchoolYear\` did, as far as it is still as it was left, for the teacher who did it and may still change these classes.`,
  access: only(['teacher']),
  noObject:
    'The start of a school year belongs to the teacher who did it; one of another teacher is answered like one that is over.',
  body: z.object({ yearId: id }),
  response: z.object({
    classes: z.array(
      z.object({
        classId: id,
        step,
        /** As the class is called and graded now. */
        name: z.string(),
        grade,
        /** `changed`: somebody changed it since, so it stays as it is. */
        code: z.enum(['undone', 'changed', 'enough-classes']),
      }),
    ),
    /** Students who are back in their class, and those who stay where they are. */
    studentsBack: z.number().int(),
    studentsStaying: z.number().int(),
  }),
  errors: {
    over: { status: 409, detail: 'This can no longer be undone, or it is undone already.' },
  },
  limit: YEAR_LIMIT,
  heavy: true,
  changes: true,
});

export const listSchoolYears = endpoint({
  name: 'listSchoolYears',
  methods: ['GET'],
  path: 'teaching/schoolYears',
  summary: `The school years that the teacher who asks started within ${DAYS_TO_UNDO_SCHOOL_YEAR} days and can undo, the last one first.`,
  access: only(['teacher']),
  response: z.object({ years: z.array(schoolYear) }),
  limit: READ_LIMIT,
  heavy: true,
});
