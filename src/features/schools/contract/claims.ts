import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { MOST_CLAIMS } from '../core/school-limits.ts';
import { school } from './fields.ts';

const claim = z.object({
  teacherId: id,
  /** For an administrator alone. */
  username: z.string().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  school,
  claimedAt: moment,
});
export type SchoolClaim = z.output<typeof claim>;

export const listSchoolClaims = endpoint({
  name: 'listSchoolClaims',
  methods: ['GET'],
  path: 'school/claims',
  summary: `Teachers who say where they teach and whom nobody has confirmed there, the longest waiting first, ${MOST_CLAIMS} on a page: all of them for an administrator; for a teacher who is approved and confirmed at a school those of that school, for others none.`,
  access: only(['teacher', 'admin']),
  query: z.object({
    /** From 0. */
    page: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
  }),
  response: z.object({ claims: z.array(claim), total: z.number().int() }),
  limit: READ_LIMIT,
  notHeavy: 'It reads by an index, and fifty rows.',
});

/** Longer than any of them. */
const shown = z.string().max(400);

/** What whoever confirms was shown of the teacher and the school: either may have become another one since. */
const seen = z.object({
  firstName: shown,
  lastName: shown,
  name: shown,
  street: shown.nullable(),
  city: shown,
  state: shown.nullable(),
  zip: shown.nullable(),
  country: shown,
});
export type SeenClaim = z.output<typeof seen>;

const answer = {
  access: only(['teacher', 'admin'], {
    kind: 'school-claim',
    at: 'body.teacherId',
    may: ['admin', 'colleague'],
  }),
  body: z.object({
    teacherId: id,
    /** The school that was read: the teacher may have chosen another one meanwhile. */
    schoolId: id,
  }),
  errors: {
    changed: { status: 409, detail: 'This teacher has chosen another school meanwhile. Please look again.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
} as const;

export const confirmSchoolClaim = endpoint({
  ...answer,
  body: answer.body.extend({ seen }),
  errors: {
    ...answer.errors,
    'claim-changed': {
      status: 409,
      detail: 'The name of this teacher or the address of the school changed meanwhile. Please look again.',
    },
  },
  name: 'confirmSchoolClaim',
  methods: ['POST'],
  path: 'school/claims/confirm',
  summary:
    'Confirms that a teacher teaches at the school that they have chosen. A school that was named by a teacher is found by everybody from then on.',
  response: z.object({ confirmed: z.literal(true) }),
  freshProof: true,
});

export const endSchoolClaim = endpoint({
  ...answer,
  name: 'endSchoolClaim',
  methods: ['POST'],
  path: 'school/claims/remove',
  summary:
    'Says that a teacher does not teach at the school that they have chosen. An administrator takes back what was confirmed, too; a colleague does not.',
  response: z.object({ removed: z.literal(true) }),
});
