import { z } from 'zod';
import { PASSWORD_MAX } from '../core/password.ts';
import { usernameFault, usernameFaultMessage } from '../core/username.ts';

export const username = z.string('Please choose a username.').superRefine((value, context) => {
  const fault = usernameFault(value);
  if (fault)
    context.addIssue({ code: 'custom', message: usernameFaultMessage[fault], params: { code: fault } });
});

/** Only bounded here; how long it must be depends on the account. */
export const password = z
  .string('Please choose a password.')
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

const personName = (what: string) =>
  z
    .string(`Please give your ${what}.`)
    .trim()
    .min(1, `Please give your ${what}.`)
    .max(80, 'At most 80 characters.')
    .refine((value) => !/\p{Cc}/u.test(value), 'Please use letters only.');

export const firstName = personName('first name');
export const lastName = personName('last name');

/** The form alone is judged; nobody learns here whether an address has an account. */
export const email = z
  .email('This does not look like an e-mail address.')
  .max(254, 'At most 254 characters.');

/** An IANA name such as `America/New_York`; checked against the zones the server knows. */
export const timezone = z.string().min(1).max(64);

/** Only the year and the month are kept (product: "People"). */
export const dateOfBirth = z.iso.date('Please give the birth date as year-month-day.');

/** What a sign-up answers: the person is signed in at once. */
export const signedIn = z.object({
  userId: z.number().int(),
  role: z.enum(['student', 'teacher', 'admin']),
  /** Opaque bearer token, for the Authorization header; kept in session storage. */
  token: z.string(),
  expiresAt: z.iso.datetime(),
  /** Students only: 32 bytes in base64 that lock what waits on their device; kept in session storage, as the token is. */
  outboxKey: z.base64().nullable(),
});
export type SignedIn = z.output<typeof signedIn>;

/** Where somebody came from: a campaign's name, kept as it is. */
export const ref = z.string().max(100);

/** One judged item of a list that was checked: the spec's "actionable list". */
export const judgement = z.object({
  index: z.number().int(),
  field: z.enum(['username', 'email']),
  ok: z.boolean(),
  code: z.string(),
  message: z.string(),
});
