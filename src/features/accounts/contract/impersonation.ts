import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id } from '#platform/endpoint/contract/ids.ts';
import { IMPERSONATION_MINUTES, REASON_MAX } from '../core/impersonation.ts';
import { writtenLine } from './fields.ts';

const NO_REASON = 'Say why. It is kept.';

export const beginImpersonation = endpoint({
  name: 'beginImpersonation',
  methods: ['POST'],
  path: 'admin/users/impersonate',
  summary: `An administrator acts as another person, for ${IMPERSONATION_MINUTES} minutes at most; both are told of it.`,
  access: only(['admin'], { kind: 'person', at: 'body.userId', may: ['admin'] }),
  body: z.object({
    userId: id,
    reason: writtenLine(REASON_MAX).refine((value) => value !== '', NO_REASON),
  }),
  response: z.object({
    userId: id,
    role: z.enum(['student', 'teacher']),
    /** Opaque bearer token of the session in which the administrator acts as the person. */
    token: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  errors: {
    'is-admin': { status: 409, detail: 'Nobody acts as an admin.' },
    'account-locked': { status: 409, detail: 'This account is locked. Unlock it first.' },
  },
  // More than an admin helps, and few enough that a stolen session looks through no school unnoticed.
  limit: { calls: 30, seconds: 3600 },
  changes: true,
  freshProof: true,
});

export const stopImpersonation = endpoint({
  name: 'stopImpersonation',
  methods: ['POST'],
  path: 'auth/stopImpersonation',
  summary: 'Ends the session in which an administrator acts as somebody else; their own goes on.',
  access: only(['student', 'teacher', 'admin']),
  response: z.object({ stopped: z.literal(true) }),
  errors: {
    'not-impersonating': { status: 409, detail: 'You are acting as yourself.' },
  },
  noLimit: 'Stopping must always work, and the session that it needs is gone after it.',
  changes: true,
  whileImpersonated: 'always',
});
