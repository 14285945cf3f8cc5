import { z } from 'zod';
import { PASSWORD_MAX } from '../core/password.ts';
import { tidyUsername, usernameFault, usernameFaultMessage } from '../core/username.ts';
import { hasControlCharacters, hidesCharacters, isBlank, stacksMarks } from '../core/written-name.ts';

export const username = z
  .string('Please choose a username.')
  .overwrite(tidyUsername)
  .superRefine((value, context) => {
    const fault = usernameFault(value);
    if (fault)
      context.addIssue({ code: 'custom', message: usernameFaultMessage[fault], params: { code: fault } });
  });

/** Only bounded here; how long it must be depends on the account. */
export const password = z
  .string('Please choose a password.')
  .max(PASSWORD_MAX, `Use at most ${PASSWORD_MAX} characters.`);

const HIDDEN_CHARACTER = 'There is a character in it that cannot be seen. Please type it again.';
const PILED_MARKS = 'There are too many marks on one letter. Please type it with fewer.';

/**
 * A name that people see: any script, nothing hidden in it, no letter under a pile of marks.
 * @param missing what is said when there is none. @param most the longest, in characters
 */
export const writtenName = (missing: string, most = 80) =>
  z
    .string(missing)
    .trim()
    .min(1, { error: missing, abort: true })
    .max(most, `At most ${most} characters.`)
    .superRefine((value, context) => {
      if (isBlank(value)) context.addIssue({ code: 'custom', message: missing });
      else if (hidesCharacters(value)) context.addIssue({ code: 'custom', message: HIDDEN_CHARACTER });
      else if (stacksMarks(value)) context.addIssue({ code: 'custom', message: PILED_MARKS });
    });

/** A longer text that people see. @param most the longest, in characters. */
export const writtenText = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most.toLocaleString('en')} characters.`)
    .refine((value) => !hasControlCharacters(value), HIDDEN_CHARACTER);

/** A line that people see and that may be empty. @param most the longest, in characters. */
export const writtenLine = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `At most ${most} characters.`)
    .refine((value) => !hidesCharacters(value), HIDDEN_CHARACTER)
    .refine((value) => !stacksMarks(value), PILED_MARKS);

export const firstName = writtenName('Please give your first name.');
export const lastName = writtenName('Please give your last name.');

/** The form alone is judged; nobody learns here whether an address has an account. */
export const email = z
  .email({
    error: ({ input }) => (input === '' ? 'Enter your email.' : 'This does not look like an email address.'),
  })
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
  /** 32 bytes in base64 that lock what a device keeps for this person; kept in session storage, as the token is. */
  outboxKey: z.base64().nullable(),
  /** For the device to keep and to send along with later logins; null when it has one, or the account has too many. */
  deviceToken: z.string().nullable(),
});
export type SignedIn = z.output<typeof signedIn>;

/** Where a person came from: a campaign's name, kept as it is. */
export const ref = z.string().max(100);

/** One judged item of a list that was checked: the spec's "actionable list". */
export const judgement = z.object({
  index: z.number().int(),
  field: z.enum(['username', 'email']),
  ok: z.boolean(),
  code: z.string(),
  message: z.string(),
});

/** The header with a device's token. A token that was not made here is as good as none. */
export const DEVICE_TOKEN = 'openleaf-device';
export const fromDevice = z.object({
  [DEVICE_TOKEN]: z.string().max(200).optional(),
  /** What the browser says of itself: the kind of device alone is kept, for the person to know the session by. */
  'user-agent': z.string().optional(),
});
