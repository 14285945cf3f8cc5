import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { DAYS_TO_UNDO_REMOVAL, MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';

const ofTeacher = { kind: 'teacher', at: 'params.teacherId', may: ['self'] } as const;
const LIMIT = { calls: 30, seconds: 600, countedIn: 'process' } as const;
const studentIds = z.array(id).min(1).max(MAX_STUDENTS_OF_CLASS);
const params = z.object({ teacherId: idInPath });

export const stopTrackingStudents = endpoint({
  name: 'stopTrackingStudents',
  methods: ['POST'],
  path: 'class/teacher/{teacherId}/stop_tracking_students',
  summary: `Takes students out of all classes that the teacher owns, archived ones too. Classes of colleagues that the teacher co-teaches keep them. All work is kept, and it can be undone for ${DAYS_TO_UNDO_REMOVAL} days (\`trackStudentsAgain\`, or \`restoreStudentsToClass\` in each class).`,
  access: only(['teacher'], ofTeacher),
  params,
  /** The published interface sends the list alone. */
  body: z.union([z.object({ studentIds }), studentIds]),
  response: z.object({
    /** What an undo names. */
    stoppedAt: moment,
    students: z.array(
      z.object({
        index: z.number().int(),
        studentId: id,
        ok: z.boolean(),
        /** `not-found`: is in no class that the teacher owns. */
        code: z.enum(['stopped', 'not-found']),
        message: z.string(),
        /** Classes of colleagues, co-taught by the teacher, that the student is still in. */
        stillIn: z.array(z.object({ id, name: z.string() })),
      }),
    ),
  }),
  limit: LIMIT,
  heavy: true,
  changes: true,
});

export const trackStudentsAgain = endpoint({
  name: 'trackStudentsAgain',
  methods: ['POST'],
  path: 'class/teacher/{teacherId}/track_students_again',
  summary: `Undoes for ${DAYS_TO_UNDO_REMOVAL} days that the teacher stopped tracking students: they are in the classes again that they left by it, unless they left on their own or have joined another class since.`,
  access: only(['teacher'], ofTeacher),
  params,
  body: z.object({ stoppedAt: moment, studentIds }),
  response: z.object({
    students: z.array(
      z.object({
        index: z.number().int(),
        studentId: id,
        ok: z.boolean(),
        code: z.enum(['restored', 'over', 'class-full']),
        message: z.string(),
      }),
    ),
  }),
  limit: LIMIT,
  heavy: true,
  changes: true,
});

const stoppedStudent = z.object({
  studentId: id,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  stoppedAt: moment,
  /** The zone in which the moment is meant. */
  timezone: z.string(),
});
export type StoppedStudent = z.output<typeof stoppedStudent>;

export const listStoppedStudents = endpoint({
  name: 'listStoppedStudents',
  methods: ['GET'],
  path: 'class/teacher/{teacherId}/stopped_students',
  summary: `The students whom the teacher stopped tracking within ${DAYS_TO_UNDO_REMOVAL} days and can have back (\`trackStudentsAgain\`), the last one first, ${MAX_STUDENTS_OF_CLASS} at most.`,
  access: only(['teacher'], ofTeacher),
  params,
  response: z.object({ students: z.array(stoppedStudent) }),
  limit: READ_LIMIT,
  heavy: true,
});
