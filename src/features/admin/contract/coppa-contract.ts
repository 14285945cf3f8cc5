import { z } from 'zod';
import { contractVersion } from '#features/schools/contract/coppa-contract.ts';
import { CONTRACT_MAX, tidyContract } from '#features/schools/core/coppa-contract.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** Acceptances on a page. */
export const ACCEPTANCES_PER_PAGE = 30;

const published = z.object({
  version: contractVersion,
  words: z.string(),
  publishedAt: moment,
  /** Null where the account is gone. */
  publishedBy: z.string().nullable(),
  /** Teachers who have agreed to it. */
  acceptances: z.number().int(),
});
export type PublishedContract = z.output<typeof published>;

export const listContracts = endpoint({
  name: 'listContracts',
  methods: ['GET'],
  path: 'admin/coppa-contract',
  summary: 'The versions of what teachers of children under 13 agree to, the newest first.',
  access: only(['admin']),
  response: z.object({ versions: z.array(published) }),
  limit: READ_LIMIT,
  notHeavy: 'There are a few versions, and one is agreed to by teachers alone.',
});

const acceptance = z.object({
  teacherId: id,
  username: z.string(),
  version: contractVersion,
  /** Null where the teacher had chosen none. */
  school: z.string().nullable(),
  acceptedAt: moment,
});
export type ContractAcceptance = z.output<typeof acceptance>;

export const listContractAcceptances = endpoint({
  name: 'listContractAcceptances',
  methods: ['GET'],
  path: 'admin/coppa-contract/acceptances',
  summary: 'Who has agreed to which version, when, and for which school; the newest first, a page at a time.',
  access: only(['admin']),
  query: z.object({
    /** From 0. */
    page: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
  }),
  response: z.object({ acceptances: z.array(acceptance), total: z.number().int() }),
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});

const NO_WORDS = 'Type what teachers agree to.';

export const publishContract = endpoint({
  name: 'publishContract',
  methods: ['POST'],
  path: 'admin/coppa-contract',
  summary:
    'Publishes a new version; every teacher with children under 13 is asked to agree to it from then on.',
  access: only(['admin']),
  body: z.object({
    words: z
      .string(NO_WORDS)
      .overwrite(tidyContract)
      .min(1, NO_WORDS)
      .max(CONTRACT_MAX, `At most ${CONTRACT_MAX} characters.`),
    /** The newest version that the administrator saw; 0 for none. */
    after: z.number().int().min(0).max(1_000_000),
  }),
  response: z.object({ version: contractVersion }),
  errors: {
    'published-meanwhile': {
      status: 409,
      detail: 'Somebody has published another version meanwhile. Please look at it first.',
    },
    'same-words': { status: 409, detail: 'This is the version that is published already.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
  freshProof: true,
});
