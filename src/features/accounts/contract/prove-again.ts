import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { PASSWORD_MAX } from '../core/password.ts';
import { refusedField } from './endpoints.ts';
import { tooManyTries } from './own-account.ts';

export const proveAgain = endpoint({
  name: 'proveAgain',
  methods: ['POST'],
  path: 'user/prove',
  summary:
    'An administrator shows again who they are: by a code where two-step login is on, by the password elsewhere. It counts for a quarter of an hour.',
  access: only(['admin']),
  body: z.object({
    oldPassword: z
      .string()
      .max(4 * PASSWORD_MAX)
      .default(''),
    code: z.string().trim().max(40).default(''),
  }),
  response: z.object({ proved: z.literal(true) }),
  errors: { 'refused-field': refusedField, 'too-many-guesses': tooManyTries },
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  changes: true,
});
