import { z } from 'zod';
import { FLAG_NAMES, fitsRoles } from '#features/accounts/core/feature-flags.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { moment } from '#platform/endpoint/contract/ids.ts';

const name = z.enum(FLAG_NAMES);
const roles = z.array(z.enum(['student', 'teacher', 'admin'])).max(3);

const listedFlag = z.object({
  name,
  /** For whom it is on; nobody where it is empty. */
  roles,
  /** Null where nobody has ever switched it. */
  changedAt: moment.nullable(),
  /** Null where it was nobody, or somebody whose account is gone. */
  changedBy: z.string().nullable(),
});
export type ListedFlag = z.output<typeof listedFlag>;

export const listFlags = endpoint({
  name: 'listFlags',
  methods: ['GET'],
  path: 'admin/flags',
  summary: 'Every feature flag, and for whom it is on.',
  access: only(['admin']),
  response: z.object({ flags: z.array(listedFlag) }),
  notHeavy: 'as many as the program knows',
  limit: READ_LIMIT,
});

export const changeFlag = endpoint({
  name: 'changeFlag',
  methods: ['POST'],
  path: 'admin/flags/change',
  summary: 'Switches a feature flag on for some roles, and off for all others; it holds at once.',
  access: only(['admin']),
  body: z.object({ name, roles }).refine((body) => fitsRoles(body.name, body.roles), {
    path: ['roles'],
    message: 'This flag does nothing for one of these.',
  }),
  response: z.object({ changed: z.boolean() }),
  limit: WRITE_LIMIT,
  changes: true,
});
