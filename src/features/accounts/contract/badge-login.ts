import { z } from 'zod';
import { anyone } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { fromDevice, signedIn } from './fields.ts';

export const logInByBadge = endpoint({
  name: 'logInByBadge',
  methods: ['POST'],
  path: 'auth/badge',
  summary: 'Signs in the student whose badge was read, in a class that has badges on.',
  access: anyone,
  headers: fromDevice,
  body: z.object({ badge: z.string().min(1).max(100) }),
  response: signedIn,
  errors: {
    // The same for a badge that never was one: nothing is learned from trying.
    'badge-over': {
      status: 409,
      detail: 'This badge does not work anymore. Ask your teacher for a new one.',
    },
    'badges-paused': {
      status: 409,
      detail: 'Badges are turned off right now. Log in with your username and password, or ask your teacher.',
    },
    'many-badges': {
      status: 429,
      detail: 'Many badges are being tried here. Wait a moment and try again.',
    },
  },
  noLimit: 'The use case counts wrong badges by address and slows them: a right one always logs in.',
  changes: true,
});
