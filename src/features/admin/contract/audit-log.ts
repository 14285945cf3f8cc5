import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';
import { ACT_KINDS } from '../core/acts.ts';

/** Acts on a page. */
export const ACTS_PER_PAGE = 30;

const person = z.object({
  userId: id,
  /** Null where the account was erased: its number leads to nobody. */
  username: z.string().nullable(),
});
export type ActPerson = z.output<typeof person>;

const recordedAct = z.object({
  actId: id,
  at: moment,
  /** As it is stored, such as `approve-teacher`. */
  act: z.string(),
  /** Null for the operator, by a command on the server. */
  by: person.nullable(),
  /** As whom, where an administrator acted as another person; null for everybody else. */
  as: person.nullable(),
  /** Null where it is about no person. */
  about: person.nullable(),
  /** Ids and settings that explain the act. */
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type AuditedAct = z.output<typeof recordedAct>;

export const listActs = endpoint({
  name: 'listActs',
  methods: ['GET'],
  path: 'admin/audit-log',
  summary: 'The audit log, the newest first, a page at a time: who did what to whom. It only grows.',
  access: only(['admin']),
  query: z.object({
    kind: z.enum(ACT_KINDS).optional(),
    /** A username, or # and the number of an account, who did it or whom it is about. */
    person: z.string().trim().max(100).default(''),
    /** From this moment on. */
    from: moment.optional(),
    /** Before this moment. */
    until: moment.optional(),
    /** From 0. */
    page: z.coerce.number<number | string>().int().min(0).max(100_000).default(0),
  }),
  response: z.object({ acts: z.array(recordedAct), total: z.number().int() }),
  // It counts what it finds in a table that only grows.
  limit: { calls: 120, seconds: 60, countedIn: 'process' },
  heavy: true,
});
