import { z } from 'zod';
import { MAX_STUDENTS_OF_CLASS } from '#features/classes/core/class-limits.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { DAYS_TO_UNDO_RESET } from '../core/undo-reset.ts';

/** A whole class waits for its students' rows. */
const RESET_LIMIT: RateLimit = { calls: 30, seconds: 600, countedIn: 'process' };

/** Anyone can register as a teacher and have a student join a class: only one whom an admin has approved sets a student back. */
const ofClass = { kind: 'class', may: ['admits'] } as const;

const studentAnswer = z.object({
  index: z.number().int(),
  studentId: id,
  ok: z.boolean(),
  /**
   * `reset`: starts over. `at-start`: has not begun, so there was nothing to reset. `not-found`: is not in the class.
   */
  code: z.enum(['reset', 'at-start', 'not-found']),
  message: z.string(),
});
export type ResetAnswer = z.output<typeof studentAnswer>;

const studentAnswers = z.object({ students: z.array(studentAnswer) });

const startsOver = `The pretest is to be done again, and level and quizzes are counted from the start. Nothing is deleted. It can be undone for ${DAYS_TO_UNDO_RESET} days, until the new pretest begins (\`undoReset\`).`;

const chosenStudents = z.object({
  classId: id,
  studentIds: z.array(id).max(MAX_STUDENTS_OF_CLASS),
  /** Points start at 0, too. */
  resetPoints: z.boolean().default(false),
});

export const resetProgress = endpoint({
  name: 'resetProgress',
  methods: ['POST'],
  path: 'class/student/resetProgress',
  summary: `Lets students of a class start over; for teachers whom an admin has approved. ${startsOver}`,
  access: only(['teacher'], { ...ofClass, at: 'body.classId' }),
  body: chosenStudents,
  response: studentAnswers,
  limit: RESET_LIMIT,
  heavy: true,
  changes: true,
});

export const resetStudents = endpoint({
  name: 'resetStudents',
  methods: ['POST'],
  path: 'teaching/resetStudents',
  summary: 'The same as `resetProgress`, for older clients.',
  access: only(['teacher'], { ...ofClass, at: 'body.classId' }),
  body: z.object({
    classId: id,
    students: z.array(id).max(MAX_STUDENTS_OF_CLASS),
    resetPoints: chosenStudents.shape.resetPoints,
  }),
  response: studentAnswers,
  limit: RESET_LIMIT,
  heavy: true,
  changes: true,
});

export const resetClassProgress = endpoint({
  name: 'resetClassProgress',
  methods: ['POST'],
  path: 'class/{id}/resetClassProgress',
  summary: `Lets all students of a class start over; their points stay. For teachers whom an admin has approved. ${startsOver}`,
  access: only(['teacher'], { ...ofClass, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  response: studentAnswers,
  limit: RESET_LIMIT,
  heavy: true,
  changes: true,
});

export const undoReset = endpoint({
  name: 'undoReset',
  methods: ['POST'],
  path: 'class/student/undoReset',
  summary: `Undoes for ${DAYS_TO_UNDO_RESET} days that a teacher let students of a class start over, in this class or in another, until they begin the new pretest. Level, points, and counts are as before, and a quiz that was open is open again.`,
  access: only(['teacher'], { ...ofClass, at: 'body.classId' }),
  body: z.object({ classId: id, studentIds: z.array(id).max(MAX_STUDENTS_OF_CLASS) }),
  response: z.object({
    students: z.array(
      z.object({
        index: z.number().int(),
        studentId: id,
        ok: z.boolean(),
        code: z.enum(['undone', 'over']),
        message: z.string(),
      }),
    ),
  }),
  limit: RESET_LIMIT,
  heavy: true,
  changes: true,
});

export const studentReset = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  resetAt: moment,
  /** Points that an undo gives back; 0 where they stayed. */
  pointsTaken: z.number().int(),
  /** Who did it, where it was not the teacher who asks. */
  byName: z.string().nullable(),
});
export type StudentReset = z.output<typeof studentReset>;

export const listResets = endpoint({
  name: 'listResets',
  methods: ['GET'],
  path: 'class/{id}/resets',
  summary: `The students of a class whom a teacher let start over within ${DAYS_TO_UNDO_RESET} days, in this class or in another, and who have not begun, so that it can be undone (\`undoReset\`), the last one first.`,
  access: only(['teacher'], { ...ofClass, at: 'params.id' }),
  params: z.object({ id: idInPath }),
  response: z.object({ students: z.array(studentReset) }),
  limit: READ_LIMIT,
  heavy: true,
});
