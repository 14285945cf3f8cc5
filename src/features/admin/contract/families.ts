import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/** So many of each are listed, the oldest first. */
export const MOST_FAMILIES = 200;

const childOfFamily = z.object({
  userId: id,
  name: z.string(),
  username: z.string(),
  /** Who asked or withdrew; null once their account is erased. */
  parentName: z.string().nullable(),
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
