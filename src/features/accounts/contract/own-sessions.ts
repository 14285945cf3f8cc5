import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { moment } from '#platform/endpoint/contract/ids.ts';
import { DEVICE_NAMES } from '../core/device-kind.ts';

const openSession = z.object({
  /** Names the session among those of its person; it opens nothing. */
  handle: z.string(),
  /** Null where the browser did not say. */
  device: z.enum(DEVICE_NAMES).nullable(),
  since: moment,
  lastSeenAt: moment,
  /** The one that asks. */
  isThis: z.boolean(),
});
export type OpenSession = z.output<typeof openSession>;

export const listOwnSessions = endpoint({
  name: 'listOwnSessions',
  methods: ['GET'],
  path: 'user/sessions',
  summary:
    'Where the person who asks is logged in: this session first, then the latest. And when an administrator acted as them.',
  access: only(['student', 'teacher', 'admin']),
  response: z.object({
    sessions: z.array(openSession),
    /** When an administrator began to act as the person, the latest first, of a year; who it was is nothing for them. */
    byAdmin: z.array(moment),
  }),
  limit: READ_LIMIT,
  notHeavy: 'A person has at most 20 sessions.',
});

export const endOwnSession = endpoint({
  name: 'endOwnSession',
  methods: ['POST'],
  path: 'user/endSession',
  summary: 'Ends another session of the person who asks. One that is over already stays so.',
  access: only(['student', 'teacher', 'admin']),
  body: z.object({ handle: z.string().max(100) }),
  response: z.object({ ended: z.boolean() }),
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const logOut = endpoint({
  name: 'logOut',
  methods: ['POST'],
  path: 'auth/logout',
  summary: 'Ends this session.',
  access: only(['student', 'teacher', 'admin']),
  response: z.object({ signedOut: z.literal(true) }),
  noLimit: 'Logging out must always work, and the session that it needs is gone after it.',
  changes: true,
  whileImpersonated: 'always',
  beforeSecondFactor: true,
});
