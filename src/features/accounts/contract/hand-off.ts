import { z } from 'zod';
import { anyone, only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { fromDevice, signedIn } from './fields.ts';

/** By which of our two domains a call came. */
const host = z.string().max(300).optional();

export const beginHandOff = endpoint({
  name: 'beginHandOff',
  methods: ['POST'],
  path: 'auth/handOff',
  summary:
    'Where a student goes on, when the other domain of this service is theirs: by a code that opens one session there.',
  access: only(['student']),
  headers: z.object({ host }),
  response: z.object({
    /** The address with the code, good once and for a minute; null for whoever stays. */
    address: z.url().nullable(),
  }),
  limit: WRITE_LIMIT,
  changes: true,
});

export const finishHandOff = endpoint({
  name: 'finishHandOff',
  methods: ['POST'],
  path: 'auth/handOff/finish',
  summary: 'Takes a session over from the other domain, once for each code. The session there is over.',
  access: anyone,
  headers: fromDevice.extend({ host }),
  body: z.object({ code: z.string().min(1).max(100) }),
  response: signedIn,
  errors: {
    'hand-off-over': { status: 409, detail: 'We could not bring you over. Please log in here.' },
  },
  noLimit: 'It needs a code of 160 random bits, and uses it up; a wrong one costs one look into an index.',
  changes: true,
});
