import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { PASSWORD_MAX } from '../core/password.ts';
import { refusedField } from './endpoints.ts';
import { password } from './fields.ts';

/** Wrong tries at the present password for one purpose: a passer-by at an open screen must not find it out there. */
export const OLD_PASSWORD_TRIES: RateLimit = { calls: 10, seconds: 3600 };
/** The same over a day. There are seven purposes, so a session left open is no way to guess more often than at the login (product: 99). */
export const OLD_PASSWORD_TRIES_A_DAY: RateLimit = { calls: 14, seconds: 86_400 };

export const tooManyTries = {
  status: 429,
  detail: 'The password was wrong too many times. Please wait, or ask for a new password.',
} as const;

export const updatePassword = endpoint({
  name: 'updatePassword',
  methods: ['POST'],
  path: 'user/updatePassword',
  summary: 'Changes the own password, and ends every other session of the account.',
  access: only(['student', 'teacher', 'admin'], { kind: 'person', at: 'body.userId', may: ['self'] }),
  body: z.object({
    userId: id,
    oldPassword: z
      .string()
      .min(1, 'Type the password you have now.')
      .max(4 * PASSWORD_MAX),
    /** Asked for where two-step login is on: a code of the app, or one that was written down. */
    code: z.string().trim().max(40).default(''),
    newPassword: password,
    confirmPassword: z.string().max(4 * PASSWORD_MAX),
  }),
  response: z.object({ changed: z.literal(true) }),
  errors: {
    'refused-field': refusedField,
    'too-many-guesses': tooManyTries,
  },
  /** New passwords are judged before a try at the old one is counted: more than anybody types. */
  limit: { calls: 60, seconds: 600, countedIn: 'process' },
  changes: true,
  whileImpersonated: 'never',
  beforeSecondFactor: true,
});

export const logOutElsewhere = endpoint({
  name: 'logOutElsewhere',
  methods: ['POST'],
  path: 'user/logOutElsewhere',
  summary: 'Ends every session of the own account but this one.',
  access: only(['student', 'teacher', 'admin']),
  response: z.object({
    /** Sessions that ended. */
    ended: z.number().int(),
  }),
  noLimit: 'It ends sessions of the caller, and the second time there are none.',
  changes: true,
  whileImpersonated: 'never',
});
