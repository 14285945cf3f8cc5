import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';

/** Accounts that a teacher may create in a day until an admin has approved them: five classes and a few mistakes. */
export const STUDENTS_UNTIL_APPROVED: RateLimit = { calls: 200, seconds: 86_400 };
/** The same of an approved teacher, who may do it for a whole school. */
export const STUDENTS_OF_APPROVED: RateLimit = { calls: 3000, seconds: 86_400 };

/** Rows that are judged in a day, created or not: more than anybody corrects, and few enough to cost little. */
export const ROWS_UNTIL_APPROVED: RateLimit = { calls: 2000, seconds: 86_400 };
export const ROWS_OF_APPROVED: RateLimit = { calls: 30_000, seconds: 86_400 };

/** 500 rows with the longest names and passwords, in bytes. */
const ROWS_LIMIT = 1_048_576;

/** Only bounded here: each row is judged for itself, and a wrong one keeps no other from being created. */
const row = z.object({
  firstName: z.string().max(400),
  lastName: z.string().max(400).default(''),
  username: z.string().max(400),
  password: z.string().max(400),
  /** Not for a class under 13. */
  email: z.string().max(400).nullish(),
  /** Creates a student whose name the class or the list has already: another child who is called the same. */
  addAnyway: z.boolean().default(false),
});
export type NewStudent = z.output<typeof row>;

const fault = z.object({
  field: z.enum(['firstName', 'lastName', 'username', 'password', 'email']),
  code: z.string(),
  message: z.string(),
});
export type NewStudentFault = z.output<typeof fault>;

const answer = z.object({
  index: z.number().int(),
  /**
   * `created`: there is such an account in the class, with this password, which nobody has used before. `not-yet`: there was no time
   * for it; the same row can be sent again. `class-full`, `enough-for-today`: sent again later. `refused`: see `faults`.
   */
  outcome: z.enum(['created', 'refused', 'not-yet', 'class-full', 'enough-for-today']),
  studentId: id.nullable(),
  faults: z.array(fault),
});
export type NewStudentAnswer = z.output<typeof answer>;

export const createStudents = endpoint({
  name: 'createStudents',
  methods: ['POST'],
  path: 'user/students/bulk-create',
  summary:
    'Creates accounts of students in a class. Each row answers for itself; sent again, it creates nothing twice. A name that the class or the list has already is refused (already-in-class, twice-in-list) unless its row says to add it anyway.',
  access: only(['teacher'], { kind: 'class', at: 'body.classId', may: ['owner', 'co-teacher'] }),
  body: z.object({
    classId: id,
    newStudents: z
      .array(row)
      .min(1, 'Add at least one student.')
      .max(MAX_STUDENTS_OF_CLASS, `At most ${MAX_STUDENTS_OF_CLASS} students at a time.`),
    /** Sends the teacher a mail that says how many were created; never a name or a password. */
    emailTeacher: z.boolean().default(false),
  }),
  wire: { body: { newStudents: 'newUsers' } },
  bodyLimit: ROWS_LIMIT,
  response: z.object({ students: z.array(answer) }),
  // Passwords are what it costs: each row waits for its turn among all who log in.
  limit: { calls: 60, seconds: 600, countedIn: 'process' },
  notHeavy: 'It takes seconds, most of which it waits for passwords; one list of a teacher at a time.',
  changes: true,
  whileImpersonated: 'never',
});
