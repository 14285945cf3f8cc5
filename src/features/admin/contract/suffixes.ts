import { z } from 'zod';
import { suffixFault, suffixFaultMessage, tidySuffix } from '#features/privacy/core/suffix.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { moment } from '#platform/endpoint/contract/ids.ts';

/** The end of a username or of an email address. */
const suffix = z
  .string('Type an ending.')
  .overwrite(tidySuffix)
  .superRefine((value, context) => {
    const fault = suffixFault(value);
    if (fault) context.addIssue({ code: 'custom', message: suffixFaultMessage[fault] });
  });

const listedSuffix = z.object({
  suffix: z.string(),
  addedAt: moment,
  /** Students and parents whom it makes under 13. */
  accounts: z.number().int(),
});
export type ListedSuffix = z.output<typeof listedSuffix>;

export const listSuffixes = endpoint({
  name: 'listSuffixes',
  methods: ['GET'],
  path: 'admin/suffixes',
  summary: 'Endings of usernames and email addresses by which a student is under 13.',
  access: only(['admin']),
  response: z.object({ suffixes: z.array(listedSuffix) }),
  // It counts among all accounts.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});

export const addSuffix = endpoint({
  name: 'addSuffix',
  methods: ['POST'],
  path: 'admin/suffixes',
  summary: 'Adds an ending: whoever’s username or email address ends so is under 13 at once.',
  access: only(['admin']),
  body: z.object({ suffix }),
  response: z.object({ added: z.literal(true) }),
  errors: {
    'whole-name': { status: 409, detail: 'This is somebody’s whole name. Type the part that many end with.' },
    'too-many': { status: 409, detail: 'There are 50 endings, and there can be no more. Remove one first.' },
  },
  limit: WRITE_LIMIT,
  changes: true,
});

export const removeSuffix = endpoint({
  name: 'removeSuffix',
  methods: ['POST'],
  path: 'admin/suffixes/remove',
  summary: 'Removes an ending: age and classes alone decide who is under 13 among those who end so.',
  access: only(['admin']),
  body: z.object({ suffix }),
  response: z.object({ removed: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
  freshProof: true,
});
