import { z } from 'zod';
import { comparedPassword } from '#features/accounts/core/password.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';
import { MAX_STUDENTS_OF_CLASS } from '../core/class-limits.ts';

/** New passwords that a teacher may give in a day: those of a whole school, once. */
export const NEW_PASSWORDS_A_DAY: RateLimit = { calls: 3000, seconds: 86_400 };

const isEachOnce = (some: readonly unknown[]): boolean => new Set(some).size === some.length;

const answer = z.object({
  index: z.number().int(),
  studentId: id,
  /**
   * `renewed`: the old password is over, and the student is logged out everywhere. `not-yours`: no student of the teacher, or no admin has
   * approved the teacher. `not-yet`: there was no time for it; sent again later. `refused`: the password that was sent cannot be one.
   */
  outcome: z.enum(['renewed', 'not-yours', 'not-yet', 'enough-for-today', 'refused']),
  message: z.string(),
  /** What the student logs in with now; null where nothing was changed. Kept nowhere in this form. */
  login: z.object({ username: z.string(), password: z.string() }).nullable(),
});
export type RenewedPassword = z.output<typeof answer>;

export const renewPasswords = endpoint({
  name: 'renewPasswords',
  methods: ['POST'],
  path: 'class/teacher/{teacherId}/resetPasswords',
  summary:
    'Gives students of an approved teacher new passwords, told once, and logs them out everywhere. Each student is answered for alone; a password that is not sent is made of two short words and two digits.',
  access: only(['teacher'], { kind: 'teacher', at: 'params.teacherId', may: ['self'] }),
  params: z.object({ teacherId: idInPath }),
  body: z.object({
    /** Older clients send it; the one in the path decides. */
    teacherId: id.optional(),
    studentPasswords: z
      .array(z.object({ studentId: id, password: z.string().max(400).optional() }))
      .min(1, 'Choose at least one student.')
      .max(MAX_STUDENTS_OF_CLASS, `At most ${MAX_STUDENTS_OF_CLASS} students at a time.`)
      .refine((some) => isEachOnce(some.map(({ studentId }) => studentId)), 'Name each student once.')
      .refine(
        (some) =>
          isEachOnce(
            some.flatMap(({ password }) => (password === undefined ? [] : comparedPassword(password))),
          ),
        'Give each student another password.',
      ),
    /** The students choose another one at the next login. */
    mustChangePassword: z.boolean().default(false),
    /** Sends the teacher a mail that says how many were renewed; never a name or a password. */
    sendEmail: z.boolean().default(false),
  }),
  response: z.object({ students: z.array(answer) }),
  // Passwords are what it costs: each student waits for its turn among all who log in.
  limit: { calls: 120, seconds: 600, countedIn: 'process' },
  notHeavy: 'It takes seconds, most of which it waits for passwords; one list of a teacher at a time.',
  changes: true,
  whileImpersonated: 'never',
});
