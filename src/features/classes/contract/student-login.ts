import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, idInPath } from '#platform/endpoint/contract/ids.ts';

/**
 * Who locked an account, so that no password opens it: an administrator, or a parent by withdrawing consent. A teacher whom no admin
 * has approved is not told who.
 */
const lockedBy = z.enum(['administrator', 'family', 'not-told']);
export type LockedBy = z.output<typeof lockedBy>;

export const getStudentLogin = endpoint({
  name: 'getStudentLogin',
  methods: ['GET'],
  path: 'teaching/students/{id}/login',
  summary:
    'Whether the account of a student is locked, and where wrong passwords keep them from logging in on a new device today.',
  access: only(['teacher'], { kind: 'student', at: 'params.id', may: ['manages'] }),
  params: z.object({ id: idInPath }),
  response: z.object({
    /** Devices on which the student has logged in before still work. Somewhere: on one internet connection or more. */
    shutForNewDevices: z.enum(['nowhere', 'somewhere', 'everywhere']),
    /** Null while it is open. */
    lockedBy: lockedBy.nullable(),
  }),
  limit: READ_LIMIT,
});

export const unlockStudentLogin = endpoint({
  name: 'unlockStudentLogin',
  methods: ['POST'],
  path: 'teaching/students/login/unlock',
  summary: 'Lets a student log in on any device again after too many wrong passwords.',
  access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['manages'] }),
  body: z.object({ studentId: id }),
  response: z.object({ unlocked: z.literal(true) }),
  errors: {
    'enough-for-today': {
      status: 429,
      detail: 'You unlocked this login ten times today. Please give the student a new password.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const logOutStudent = endpoint({
  name: 'logOutStudent',
  methods: ['POST'],
  path: 'teaching/students/login/logout',
  summary: 'Logs a student of an approved teacher out on every device. The password stays.',
  access: only(['teacher'], { kind: 'student', at: 'body.studentId', may: ['chooses'] }),
  body: z.object({ studentId: id }),
  response: z.object({ loggedOut: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});
