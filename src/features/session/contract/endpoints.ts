import { z } from 'zod';
import { sessionSubscription } from '#features/billing/contract/subscription.ts';
import { studentClass, teacherClass } from '#features/classes/contract/endpoints.ts';
import { pretestStatus } from '#features/quiz/contract/views.ts';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint } from '#platform/endpoint/contract/endpoint.ts';
import { id, moment } from '#platform/endpoint/contract/ids.ts';

/**
 * The spec's Session, for its own person. Left out on purpose: the token (the client has it), the birth date
 * (under 13 or not is all that is told) and the email address (no screen shows it yet).
 */
const session = z.object({
  id: z.string(),
  user: z.object({
    id,
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(['student', 'teacher', 'admin']),
    authorities: z.array(z.enum(['ADMIN', 'TEACHER', 'STUDENT'])),
    userSettings: z.string(),
    accountLocked: z.boolean(),
    /** Another person gave the password: its owner chooses another one first. */
    mustChangePassword: z.boolean(),
    /** An administrator whose login has no second step yet sets it up first. */
    mustSetUpSecondFactor: z.boolean(),
    underThirteen: z.boolean(),
    /** The account was made by a parent, who has a way to the children besides. */
    isParent: z.boolean(),
    lastLoginAt: moment.nullable(),
    createdAt: moment,
    timezone: z.string(),
    ref: z.string().nullable(),
    jobTitle: z.string().nullable(),
    student: z
      .object({
        studentId: id,
        classes: z.array(studentClass),
        /** Null where a class hides points. */
        totalPoints: z.number().int().nullable(),
        inBelowThirteenClass: z.boolean(),
        /** Null before the pretest and where a class hides the grade. */
        initialLevel: z.number().int().nullable(),
        pretestStatus,
      })
      .optional(),
    /** What a teacher pays for, null for nothing; not there where this Openleaf has no plans. An administrator who acts as one is treated as subscribed. */
    subscription: sessionSubscription.nullable().optional(),
    teacher: z.object({ teacherId: id, classes: z.array(teacherClass) }).optional(),
  }),
  country: z.string().nullable(),
  withGoogle: z.boolean(),
  withSocial: z.boolean(),
  withoutAds: z.boolean(),
  socialProvider: z.string().nullable(),
  /** An administrator acts as the person in this session (decision 75). */
  isImpersonated: z.boolean(),
  abVariant: z.object({ abVariantId: z.string(), id: z.string() }).nullable(),
  /** Idle time after which the session ends, in seconds. */
  idleSeconds: z.number().int(),
});
export type Session = z.output<typeof session>;

export const getSession = endpoint({
  name: 'getSession',
  methods: ['GET'],
  path: 'auth/session',
  summary: 'Who is signed in, with what their first screen needs.',
  access: only(['student', 'teacher', 'admin']),
  response: session,
  // A page asks for it once. For a teacher it counts the students of every class.
  limit: { calls: 60, seconds: 60, countedIn: 'process' },
  beforeSecondFactor: true,
});
