import { z } from 'zod';
import { anyone, only } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit, READ_LIMIT } from '#platform/endpoint/contract/endpoint.ts';
import { moment } from '#platform/endpoint/contract/ids.ts';
import { PASSWORD_MAX } from '../core/password.ts';
import { joinedAccount, refusedField } from './endpoints.ts';
import { fromDevice, signedIn } from './fields.ts';
import { tooManyTries } from './own-account.ts';

/* The second step of a login: a code of an app on a telephone, or one that was written down (decision 76). */

/** Minutes in which the second step follows the first. */
export const CHALLENGE_MINUTES = 5;
/** Codes that may be wrong after one right password. */
export const CODES_OF_CHALLENGE = 5;
/** Wrong codes at one account that are looked at in a day, from devices that never logged in to it. */
export const CODES_OF_NEW_DEVICES: RateLimit = { calls: 30, seconds: 86_400 };
/** The same from a device that did: nobody else uses it up. */
export const CODES_OF_DEVICE: RateLimit = { calls: 20, seconds: 3600 };
/** The same from a session that is open. */
export const CODES_OF_SESSION: RateLimit = { calls: 10, seconds: 3600 };

const NO_CODE = 'Type the code.';
const code = z.string(NO_CODE).trim().min(1, NO_CODE).max(40);
const oldPassword = z
  .string('Type your password.')
  .min(1, 'Type your password.')
  .max(4 * PASSWORD_MAX);
const grownUps = only(['teacher', 'admin']);
const recoveryCodes = z.array(z.string());

const tooManyCodes = {
  status: 429,
  detail: 'The code was wrong too many times. Please wait, or log in on a device that you have used before.',
} as const;

export const finishLogin = endpoint({
  name: 'finishLogin',
  methods: ['POST'],
  path: 'auth/login/code',
  summary:
    'The second step of a login: the challenge of the first, with a code of the app or one that was written down.',
  access: anyone,
  headers: fromDevice.extend({
    /** The same key with the same code again is the same login: a lost reply uses up no second code. */
    'idempotency-key': z.uuid().optional(),
  }),
  body: z.object({ challenge: z.string().min(1).max(100), code }),
  response: signedIn,
  errors: {
    'refused-field': refusedField,
    'start-again': {
      status: 401,
      detail: 'That took too long, or there were too many tries. Please log in again.',
    },
    'joined-account': joinedAccount,
    'too-many-guesses': tooManyCodes,
  },
  noLimit:
    'A challenge takes a right password, and the use case counts wrong codes, by account and by device.',
  changes: true,
});

export const readSecondFactor = endpoint({
  name: 'readSecondFactor',
  methods: ['GET'],
  path: 'user/secondFactor',
  summary: 'Whether the second step of the login is on for the person who asks.',
  access: grownUps,
  response: z.object({
    /** Null where it is off. */
    since: moment.nullable(),
    recoveryCodesLeft: z.number().int(),
    /** The person cannot turn it off. */
    required: z.boolean(),
  }),
  limit: READ_LIMIT,
  whileImpersonated: 'never',
  beforeSecondFactor: true,
});

export const beginSecondFactor = endpoint({
  name: 'beginSecondFactor',
  methods: ['POST'],
  path: 'user/secondFactor/begin',
  summary: 'Makes a secret for an app. What was there before stays until a code of the new one is confirmed.',
  access: grownUps,
  body: z.object({
    oldPassword,
    /**
     * Asked for where it is on already: a code of the app, or one that was written down. An administrator who has none yet types the one
     * from the server.
     */
    code: z.string().trim().max(40).default(''),
  }),
  response: z.object({
    /** For an app that takes it by hand; never sent again. */
    secret: z.string(),
    /** The same for a QR code. */
    appAddress: z.string(),
  }),
  errors: { 'refused-field': refusedField, 'too-many-guesses': tooManyTries },
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  changes: true,
  whileImpersonated: 'never',
  beforeSecondFactor: true,
});

export const confirmSecondFactor = endpoint({
  name: 'confirmSecondFactor',
  methods: ['POST'],
  path: 'user/secondFactor/confirm',
  summary:
    'Turns the second step on with a code of the new app, ends every other session, and tells the codes to write down once.',
  access: grownUps,
  body: z.object({ code }),
  response: z.object({ recoveryCodes }),
  errors: {
    'refused-field': refusedField,
    'too-many-guesses': tooManyTries,
    'not-begun': { status: 409, detail: 'Please begin again: the code to scan is too old.' },
  },
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  changes: true,
  whileImpersonated: 'never',
  beforeSecondFactor: true,
});

export const renewRecoveryCodes = endpoint({
  name: 'renewRecoveryCodes',
  methods: ['POST'],
  path: 'user/secondFactor/recoveryCodes',
  summary: 'Makes a new set of codes to write down; those before open nothing any more.',
  access: grownUps,
  body: z.object({ oldPassword, code }),
  response: z.object({ recoveryCodes }),
  errors: {
    'refused-field': refusedField,
    'too-many-guesses': tooManyTries,
    'is-off': { status: 409, detail: 'Two-step login is off.' },
  },
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  changes: true,
  whileImpersonated: 'never',
});

export const turnOffSecondFactor = endpoint({
  name: 'turnOffSecondFactor',
  methods: ['POST'],
  path: 'user/secondFactor/turnOff',
  summary: 'Turns the second step off. Administrators keep it.',
  access: grownUps,
  body: z.object({ oldPassword, code }),
  response: z.object({ turnedOff: z.literal(true) }),
  errors: {
    'refused-field': refusedField,
    'too-many-guesses': tooManyTries,
    'is-off': { status: 409, detail: 'Two-step login is off.' },
    'is-required': { status: 409, detail: 'Administrators log in with two steps.' },
  },
  limit: { calls: 30, seconds: 600, countedIn: 'process' },
  changes: true,
  whileImpersonated: 'never',
});
