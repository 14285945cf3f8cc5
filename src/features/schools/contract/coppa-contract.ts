import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { moment } from '#platform/endpoint/contract/ids.ts';

/** The number of a published text, from 1. */
export const contractVersion = z.number().int().min(1).max(1_000_000);

export const readContract = endpoint({
  name: 'readContract',
  methods: ['GET'],
  path: 'school/contract',
  summary: 'What teachers of children under 13 agree to now, and whether the caller has.',
  access: only(['teacher']),
  response: z.object({
    /** Null where no administrator has published one: then nobody is asked. */
    contract: z
      .object({
        version: contractVersion,
        words: z.string(),
        publishedAt: moment,
        /** When the caller agreed to this version; null where they have not. */
        acceptedAt: moment.nullable(),
      })
      .nullable(),
    /** The name of the school that the caller has chosen, for which they would agree; null for none. */
    school: z.string().nullable(),
  }),
  limit: READ_LIMIT,
});

export const acceptContract = endpoint({
  name: 'acceptContract',
  methods: ['POST'],
  path: 'school/contract/accept',
  summary: 'The caller agrees to the text that teachers of children under 13 agree to now.',
  access: only(['teacher']),
  body: z.object({
    /** The version that was read. */
    version: contractVersion,
  }),
  response: z.object({ acceptedAt: moment }),
  errors: {
    'newer-contract': {
      status: 409,
      detail: 'There is a newer text. Please read it and agree to that one.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
  // What somebody agrees to, they agree to themselves.
  whileImpersonated: 'never',
});
