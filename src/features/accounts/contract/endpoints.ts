import { z } from 'zod';
import { anyone, only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import {
  dateOfBirth,
  email,
  firstName,
  fromDevice,
  judgement,
  lastName,
  password,
  ref,
  signedIn,
  timezone,
  username,
} from './fields.ts';

/** A form field that the server refused, named in `errors`. */
export const refusedField = { status: 422, detail: 'Please check the marked fields.' } as const;

/** When an address made as many accounts as it may. */
export const tooManyAccounts = {
  status: 429,
  detail: 'Many accounts were created here within an hour. Please try again later.',
} as const;

/** When an address sends many forms that are refused. */
export const tooManyForms = {
  status: 429,
  detail: 'Many people are signing up here. Please wait a moment and try again.',
} as const;

const validated = z.object({ items: z.array(judgement) });

export const validateUsername = endpoint({
  name: 'validateUsername',
  methods: ['POST'],
  path: 'welcome/validateUsername',
  summary:
    'Says whether a username has the right form and is free, and for one that is taken offers up to two like it that are free.',
  access: anyone,
  body: z.object({ username: z.string().max(400) }),
  response: validated.extend({
    /** Empty unless the username is taken. They are drawn: of the names that are not among them it says nothing. */
    ideas: z.array(z.string()).max(2),
  }),
  limit: { calls: 30, seconds: 60 },
  notHeavy: 'It answers for as many rows as were sent.',
});

export const validateEmail = endpoint({
  name: 'validateEmail',
  methods: ['POST'],
  path: 'welcome/validateEmail',
  summary: 'Says whether an email address has the right form. Never whether it is known.',
  access: anyone,
  body: z.object({ email: z.string().max(400) }),
  response: validated,
  limit: { calls: 60, seconds: 60 },
  notHeavy: 'It answers for as many rows as were sent.',
});

/** 500 rows with the longest names and addresses that are judged, in bytes. */
const LIST_LIMIT = 524_288;

/** Usernames that a teacher may look up until an admin has approved them (product: "People"). */
export const NAMES_UNTIL_APPROVED: RateLimit = { calls: 500, seconds: 3600 };
/** Usernames that all such teachers in one network may look up together: six of them use their allowances whole. */
export const NAMES_OF_NETWORK: RateLimit = { calls: 3000, seconds: 3600 };

export const validateUsernamesAndEmails = endpoint({
  name: 'validateUsernamesAndEmails',
  methods: ['POST'],
  path: 'welcome/validateUsernamesAndEmails',
  summary: 'Judges many usernames and email addresses at once, item by item.',
  access: only(['teacher', 'admin']),
  body: z.object({
    items: z
      .array(z.object({ username: z.string().max(400).optional(), email: z.string().max(400).optional() }))
      .max(500, 'At most 500 rows at a time.'),
  }),
  bodyLimit: LIST_LIMIT,
  response: validated,
  errors: {
    'enough-names': {
      status: 429,
      detail: `Until your account is approved, you can check ${NAMES_UNTIL_APPROVED.calls} usernames an hour. Please try again later.`,
    },
  },
  limit: { calls: 30, seconds: 60 },
  notHeavy: 'It answers for as many rows as were sent.',
});

export const registerTeacher = endpoint({
  name: 'registerTeacher',
  methods: ['POST'],
  path: 'welcome/registerTeacher',
  summary: 'Makes a teacher account and signs in.',
  access: anyone,
  headers: fromDevice,
  body: z.object({
    username,
    password,
    /** Asked for by our own form; a client of the published interface may leave these three out. */
    email: email.optional(),
    firstName: firstName.optional(),
    lastName: lastName.optional(),
    timezone,
    registerAs: z.literal('teacher').default('teacher'),
    birthDate: dateOfBirth.optional(),
    ref: ref.optional(),
  }),
  response: signedIn,
  status: 201,
  errors: {
    'refused-field': refusedField,
    'too-many-accounts': tooManyAccounts,
    'too-many-requests': tooManyForms,
  },
  noLimit:
    'The use case counts the accounts that an address makes, 200 an hour: forms that are refused shut nobody out.',
  changes: true,
});

/** Told only to a person who has proved that the account is theirs. The server's words name the account to use. */
export const joinedAccount = {
  status: 409,
  detail: 'This account is now part of another one. Ask your teacher which one to use.',
} as const;

/** A login that is right so far. It is no session: it opens nothing but the second step, once (decision 76). */
export const secondStep = {
  status: 403,
  detail: 'Type the code from your app to finish logging in.',
  extra: z.object({ challenge: z.string(), challengeEndsAt: z.iso.datetime() }),
} as const;

const NO_NAME = 'Enter your username or email.';

export const logIn = endpoint({
  name: 'logIn',
  methods: ['POST'],
  path: 'auth/login',
  summary: 'Signs in with username and password; a grown-up may type the email instead.',
  access: anyone,
  headers: fromDevice,
  body: z.object({
    username: z.string(NO_NAME).min(1, NO_NAME).max(400),
    password: z.string('Enter your password.').min(1, 'Enter your password.').max(1000),
  }),
  response: signedIn,
  errors: {
    'wrong-login': {
      status: 401,
      detail: 'This name and password don’t match. Please try again.',
    },
    'second-step': secondStep,
    'joined-account': joinedAccount,
    'too-many-guesses': {
      status: 429,
      // For everyone the same words: they must not reveal whose account it is.
      detail:
        'Too many tries. Please wait a while, or ask your teacher or the person who runs Openleaf at your school.',
    },
  },
  noLimit: 'The use case counts wrong guesses, by account and by address.',
  changes: true,
});
