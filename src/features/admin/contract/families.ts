import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** So many of each are listed, the oldest first. */
export const MOST_FAMILIES = 200;

const childOfFamily = z.object({
  userId: id,
  name: z.string(),
  username: z.string(),
  /** Who asked or withdrew; null once their account is erased. */
  parentName: z.string().nullable(),
  /** Of that parent with the child; null where it has ended. */
  linkId: id.nullable(),
  at: moment,
});
export type ChildOfFamily = z.output<typeof childOfFamily>;

export const listFamilies = endpoint({
  name: 'listFamilies',
  methods: ['GET'],
  path: 'admin/families',
  summary:
    'What families wait for: accounts of children that a parent asks to be erased, and consent that was withdrawn and that no school has dealt with.',
  access: only(['admin']),
  response: z.object({ erasures: z.array(childOfFamily), withdrawals: z.array(childOfFamily) }),
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  notHeavy: `It reads at most ${MOST_FAMILIES} rows of each kind by an index of those that wait.`,
});

export const declineErasure = endpoint({
  name: 'declineErasure',
  methods: ['POST'],
  path: 'admin/families/decline-erasure',
  summary: 'Declines what a parent asked for: the account of the child stays, and the parent is told.',
  access: only(['admin'], { kind: 'student', at: 'body.studentId', may: ['admin'] }),
  body: z.object({ studentId: id, linkId: id }),
  response: z.object({ declined: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
});
