import { z } from 'zod';
import { anyone } from '#platform/endpoint/contract/access.ts';
import { endpoint, type RateLimit } from '#platform/endpoint/contract/endpoint.ts';
import { PASSWORD_MAX } from '../core/password.ts';
import { refusedField } from './endpoints.ts';
import { fromDevice, password } from './fields.ts';

/** Asks from one network (IPv6: as `networkLimits` counts), whatever the names: a school shares one. */
export const ASKS_OF_NETWORK: RateLimit = { calls: 600, seconds: 3600 };
/** Asks from a device that has logged in here before, so that others in its network do not shut it out. */
export const ASKS_OF_DEVICE: RateLimit = { calls: 10, seconds: 3600 };
/**
 * Mails with links to one mailbox for accounts that nobody has approved, and to each approved account, whatever is asked for under its
 * address. After the last one the newest link is made to work again instead.
 */
export const PASSWORD_MAILS: RateLimit = { calls: 5, seconds: 86_400 };
/**
 * Mails with a link to one account after those are used up, where it has no link from the last day: who uses up the mails
 * of another keeps them out neither by asking for other accounts of the address nor because they changed the password since.
 */
export const PASSWORD_MAILS_OF_ACCOUNT: RateLimit = { calls: 2, seconds: 86_400 };
/** Mails that one network causes to addresses of accounts that nobody has approved: anybody can make many of those. */
export const UNCONFIRMED_MAILS_OF_NETWORK: RateLimit = { calls: 20, seconds: 3600 };

export const askForPassword = endpoint({
  name: 'askForPassword',
  methods: ['POST'],
  path: 'auth/password/forgot',
  summary:
    'Sends a link to choose a new password, where the account has an email. The answer is the same for everybody.',
  access: anyone,
  headers: fromDevice,
  body: z.object({
    username: z
      .string('Enter your username or email.')
      .trim()
      .min(1, 'Enter your username or email.')
      .max(400),
  }),
  response: z.object({
    /** Whether this Openleaf sends mails; without, the person who runs it passes the link on. */
    byMail: z.boolean(),
  }),
  errors: {
    'too-many-asks': {
      status: 429,
      detail: 'Many people asked for a new password here within an hour. Please try again later.',
    },
  },
  noLimit: 'The use case counts the asks, by device and by network.',
  changes: true,
});

/** What the link ends in, as it stands behind the # (`core/password-link.ts`). */
const givenLink = { link: z.string().max(200) };

const linkOver = {
  status: 409,
  detail: 'This link does not work any more. Please ask for a new one.',
} as const;

export const readPasswordLink = endpoint({
  name: 'readPasswordLink',
  methods: ['POST'],
  path: 'auth/password/link',
  summary: 'For whose account a link to choose a new password works, and how long a password must be.',
  access: anyone,
  body: z.object(givenLink),
  response: z.object({
    /** Whose account it is for. */
    username: z.string(),
    /** Characters that the new password has at least. */
    shortest: z.number().int(),
  }),
  errors: { 'link-over': linkOver },
  noLimit: 'A token of 128 bits is not found by trying.',
});

export const chooseForgottenPassword = endpoint({
  name: 'chooseForgottenPassword',
  methods: ['POST'],
  path: 'auth/password/reset',
  summary: 'Sets a new password by a link, once, and ends every session of the account.',
  access: anyone,
  body: z.object({
    ...givenLink,
    newPassword: password,
    confirmPassword: z.string().max(4 * PASSWORD_MAX),
  }),
  response: z.object({ changed: z.literal(true) }),
  errors: { 'refused-field': refusedField, 'link-over': linkOver },
  noLimit: 'A token of 128 bits is not found by trying, and without one nothing is hashed.',
  changes: true,
});
