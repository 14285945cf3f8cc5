import { z } from 'zod';
import { anyone, only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT, WRITE_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { idInPath, moment } from '#platform/endpoint/contract/ids.ts';
import { PROVIDER_KEYS } from '#platform/openid/core/provider-key.ts';
import { PASSWORD_MAX } from '../core/password.ts';
import { joinedAccount, refusedField, secondStep } from './endpoints.ts';
import { fromDevice, signedIn } from './fields.ts';
import { tooManyTries } from './own-account.ts';

/** Logins at providers that may begin from one network: 2,000 children of a school in five minutes, each with tries to spare. */
export const BEGINNINGS_OF_NETWORK: RateLimit = { calls: 6000, seconds: 600 };
/** The same for a device that has logged in here before, so that others in its network do not shut it out. */
export const BEGINNINGS_OF_DEVICE: RateLimit = { calls: 60, seconds: 600 };

const provider = z.enum(PROVIDER_KEYS);

const noSuchLogin = { status: 404, detail: 'There is no such way to log in here.' } as const;
const providerAway = {
  status: 409,
  detail: 'We cannot reach the other log-in page right now. Please try again in a moment.',
} as const;
const tooManyBeginnings = {
  status: 429,
  detail: 'Many people are logging in here. Please wait a moment and try again.',
} as const;
const schoolOnly = {
  status: 409,
  detail: 'Students under 13 log in with their username or through their school.',
} as const;

/** A login on its way. */
const begun = z.object({
  /** Where the browser goes now. */
  address: z.url(),
  /** For the tab to keep until it comes back: nobody else can finish the login. */
  binding: z.string(),
});

const beginErrors = {
  'no-such-login': noSuchLogin,
  'provider-away': providerAway,
  'too-many-beginnings': tooManyBeginnings,
} as const;
const COUNTED_BEGINNINGS = 'The use case counts the beginnings, by device and by network.';

export const beginGoogleLogin = endpoint({
  name: 'beginGoogleLogin',
  methods: ['GET', 'POST'],
  path: 'google/doLogin',
  summary: 'Begins a login with Google, where the operator has set it up.',
  access: anyone,
  response: begun,
  errors: beginErrors,
  noLimit: COUNTED_BEGINNINGS,
  changes: true,
});

export const beginProviderLogin = endpoint({
  name: 'beginProviderLogin',
  methods: ['POST'],
  path: 'auth/provider/begin',
  summary: 'Begins a login with a provider that the operator has set up.',
  access: anyone,
  headers: fromDevice,
  body: z.object({ provider }),
  response: begun,
  errors: beginErrors,
  noLimit: COUNTED_BEGINNINGS,
  changes: true,
});

export const beginConnecting = endpoint({
  name: 'beginConnecting',
  methods: ['POST'],
  path: 'auth/provider/connect',
  summary: 'Begins to connect an account at a provider with the own account. It takes the password.',
  access: only(['student', 'teacher']),
  body: z.object({
    provider,
    oldPassword: z
      .string('Enter your password.')
      .min(1, 'Enter your password.')
      .max(4 * PASSWORD_MAX),
  }),
  response: begun,
  errors: {
    'no-such-login': noSuchLogin,
    'provider-away': providerAway,
    'school-only': schoolOnly,
    'refused-field': refusedField,
    'too-many-guesses': tooManyTries,
  },
  noLimit: 'The use case counts the tries at the password, right or wrong.',
  changes: true,
  whileImpersonated: 'never',
});

/** What a tab brings back from a provider. */
const cameBack = z.object({
  provider,
  /** What the tab has kept since the beginning. */
  binding: z.string().max(100),
  /** The query that it was sent back with. */
  answer: z.string().max(8000),
});

const cameBackErrors = {
  'no-such-login': noSuchLogin,
  'provider-away': providerAway,
  'school-only': schoolOnly,
  'start-again': {
    status: 409,
    detail: 'This log-in took too long, or was begun in another window. Please start again.',
  },
  cancelled: { status: 409, detail: 'You came back without logging in there. Nothing has changed.' },
  'not-believed': {
    status: 409,
    detail: 'What came back from the other log-in page was not right. Please start again.',
  },
  'other-school': {
    status: 409,
    detail: 'This account is not of your school. Please use the one that your school gave you.',
  },
} as const;
const ONCE = 'It needs a beginning, which is counted, and uses it up.';

export const finishProviderLogin = endpoint({
  name: 'finishProviderLogin',
  methods: ['POST'],
  path: 'auth/provider/finish',
  summary: 'Signs in the person whom a provider names, once for each beginning.',
  access: anyone,
  headers: fromDevice,
  body: cameBack,
  response: signedIn,
  errors: {
    ...cameBackErrors,
    'not-connected': { status: 409, detail: 'No account here is connected with this one yet.' },
    'account-locked': {
      status: 409,
      detail: 'This account is locked. Ask your teacher or the person who runs Openleaf at your school.',
    },
    'second-step': secondStep,
    'joined-account': joinedAccount,
    'password-only': { status: 409, detail: 'Administrators log in with their password.' },
  },
  noLimit: ONCE,
  changes: true,
});

export const finishConnecting = endpoint({
  name: 'finishConnecting',
  methods: ['POST'],
  path: 'auth/provider/connected',
  summary: 'Connects the account that a provider names with the own account, once for each beginning.',
  access: only(['student', 'teacher']),
  body: cameBack,
  response: z.object({ connected: z.literal(true) }),
  errors: {
    ...cameBackErrors,
    'connected-elsewhere': {
      status: 409,
      detail: 'It is connected with another Openleaf account already. Disconnect it there first.',
    },
    'connected-already': {
      status: 409,
      detail: 'Your account is connected with another one there already. Disconnect that one first.',
    },
  },
  noLimit: ONCE,
  changes: true,
  whileImpersonated: 'never',
});

export const listConnectedLogins = endpoint({
  name: 'listConnectedLogins',
  methods: ['GET'],
  path: 'v2/auth/password/{userId}/socialProviders',
  summary: 'The providers that a person may log in with, and since when each is connected.',
  access: only(['student', 'teacher'], { kind: 'person', at: 'params.userId', may: ['self'] }),
  params: z.object({ userId: idInPath }),
  response: z.object({
    providers: z.array(
      z.object({
        provider,
        /** As on the button. */
        name: z.string(),
        /** Null where it is not connected. */
        connectedAt: moment.nullable(),
      }),
    ),
    /** Without a password, the last connection is the only way in, and stays. */
    hasPassword: z.boolean(),
  }),
  errors: { 'no-such-login': noSuchLogin },
  limit: READ_LIMIT,
  notHeavy: 'There are two providers at most.',
});

export const disconnectLogin = endpoint({
  name: 'disconnectLogin',
  methods: ['GET', 'POST'],
  path: 'auth/disconnect',
  summary: 'Disconnects an account at a provider from the own account. What is not connected stays so.',
  access: only(['student', 'teacher']),
  query: z.object({ provider: provider.default('google') }),
  response: z.object({ disconnected: z.boolean() }),
  errors: {
    'no-such-login': noSuchLogin,
    'last-way-in': {
      status: 409,
      detail: 'This is your only way to log in. Ask your teacher for a password first.',
    },
  },
  limit: WRITE_LIMIT,
  changes: true,
  whileImpersonated: 'never',
});
