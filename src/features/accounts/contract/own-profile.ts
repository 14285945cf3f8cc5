import { z } from 'zod';
import { only } from '#platform/endpoint/contract/access.ts';
import { endpoint, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath } from '#platform/endpoint/contract/ids.ts';
import { PASSWORD_MAX } from '../core/password.ts';
import { JOB_TITLE_MAX, TEACHING_MAX } from '../core/teacher-details.ts';
import { refusedField } from './endpoints.ts';
import { dateOfBirth, email, firstName, lastName, timezone, writtenLine } from './fields.ts';
import { tooManyTries } from './own-account.ts';
import { ownProperties } from './own-settings.ts';

const everyone = only(['student', 'teacher', 'admin']);

/** Settings come as an object, or as its text in JSON, which is how the session hands them out. */
const userSettings = z.preprocess((given, context) => {
  if (typeof given !== 'string') return given;
  try {
    return JSON.parse(given) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'This is no JSON.' });
    return z.NEVER;
  }
}, ownProperties);

/** What an update of a person may hold; what it leaves out stays. */
const userUpdate = z.object({
  /** A username stays as it is: this is only taken when it is the present one. */
  username: z.string().max(400).optional(),
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  email: email.nullable().optional(),
  /** With another email: the password that the person has now. */
  oldPassword: z
    .string()
    .max(4 * PASSWORD_MAX)
    .optional(),
  birthDate: dateOfBirth.optional(),
  userSettings: userSettings.optional(),
  timezone: timezone.optional(),
});

const ageStands = {
  status: 409,
  detail: 'This age is set, and you can’t make yourself older here.',
} as const;
const errors = { 'refused-field': refusedField, 'age-stands': ageStands, 'too-many-guesses': tooManyTries };
/** How many settings were the server's own, and so left as they are. */
const saved = z.object({ saved: z.literal(true), ignored: z.number().int() });

export const updateUser = endpoint({
  name: 'updateUser',
  methods: ['POST'],
  path: 'user/update_user/{id}',
  summary:
    'Changes the own name, email, time zone, birth month and settings. A student’s name has a call of its own, a username stays.',
  access: only(['student', 'teacher', 'admin'], { kind: 'person', at: 'params.id', may: ['self'] }),
  params: z.object({ id: idInPath }),
  body: userUpdate,
  response: saved,
  errors,
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const updateUserSettings = endpoint({
  name: 'updateUserSettings',
  methods: ['POST'],
  path: 'user/updateUserSettings',
  summary: 'Does what updateUser does, for the person who asks.',
  access: everyone,
  body: userUpdate,
  response: saved,
  errors,
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const updateUserSettingsOnly = endpoint({
  name: 'updateUserSettingsOnly',
  methods: ['POST'],
  path: 'user/updateUserSettingsOnly',
  summary: 'Changes the own settings. Those that are the server’s own are ignored, and counted.',
  access: everyone,
  body: z.object({ userSettings }),
  response: saved,
  limit: WRITE_LIMIT,
  changes: true,
});

export const updateUserAge = endpoint({
  name: 'updateUserAge',
  methods: ['POST'],
  path: 'user/updateUserAge',
  summary: 'Gives the own birth month; the day is not kept. Nobody who is under 13 becomes older by it.',
  access: everyone,
  body: z.object({ birthDate: dateOfBirth }),
  response: z.object({ saved: z.literal(true) }),
  errors: { 'refused-field': refusedField, 'age-stands': ageStands },
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const updateTeacherDetails = endpoint({
  name: 'updateTeacherDetails',
  methods: ['POST'],
  path: 'user/updateTeacherDetails',
  summary: 'Says what a teacher is called at work and teaches. An empty text takes it back.',
  access: only(['teacher']),
  body: z.object({
    jobTitle: writtenLine(JOB_TITLE_MAX).optional(),
    teaching: writtenLine(TEACHING_MAX).optional(),
  }),
  response: z.object({ saved: z.literal(true) }),
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});

export const readOwnProfile = endpoint({
  name: 'readOwnProfile',
  methods: ['GET'],
  path: 'user/profile',
  summary: 'What a person may see and change of their own account.',
  access: everyone,
  response: z.object({
    username: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    /** Students have none. */
    email: z.string().nullable(),
    /** An approved teacher was approved with the address, and keeps it. */
    mayChangeEmail: z.boolean(),
    timezone: z.string(),
    /** Whether anybody has ever said when the person was born; when, no call tells. */
    ageKnown: z.boolean(),
    /** Both are of teachers; empty where nothing was said. */
    jobTitle: z.string(),
    teaching: z.string(),
    /** Characters that a new password of the account has at least. */
    shortestPassword: z.number().int(),
  }),
  limit: READ_LIMIT,
});
