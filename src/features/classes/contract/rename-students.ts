import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';

/** 500 of the longest names, in bytes. */
const NAMES_LIMIT = 524_288;

const answer = z.object({
  index: z.number().int(),
  studentId: id,
  /**
   * `unchanged`: the student has this name. `not-in-class`: no student of this class. `name-stands`: only a teacher whose account is
   * approved corrects a name that is there. `changed-since`: somebody has changed the name that was seen. `refused`: this cannot be a name.
   */
  outcome: z.enum(['renamed', 'unchanged', 'changed-since', 'not-in-class', 'name-stands', 'refused']),
  message: z.string(),
});
export type RenamedStudent = z.output<typeof answer>;

export const renameStudents = endpoint({
  name: 'renameStudents',
  methods: ['POST'],
  path: 'user/students/bulk-rename',
  summary:
    'Sets the names of students of a class, as updateStudentRealname does for one. Each student is answered for alone; sent again, it changes nothing.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({
    classId: id,
    names: z
      // Only bounded here: each name is judged for itself, and a wrong one keeps no other from being set.
      .array(
        z.object({
          studentId: id,
          firstName: z.string().max(400),
          lastName: z.string().max(400),
          /** The name that was seen when this one was chosen. */
          was: z.object({ firstName: z.string().max(400), lastName: z.string().max(400) }),
        }),
      )
      .min(1, 'Choose at least one student.')
      .max(MAX_STUDENTS_OF_CLASS, `At most ${MAX_STUDENTS_OF_CLASS} students at a time.`)
      .refine(
        (some) => new Set(some.map(({ studentId }) => studentId)).size === some.length,
        'Name each student once.',
      ),
  }),
  bodyLimit: NAMES_LIMIT,
  response: z.object({ students: z.array(answer) }),
  // Each call may write 500 rows of the audit log.
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  notHeavy: 'It changes one class by two reads and one statement.',
  changes: true,
});
