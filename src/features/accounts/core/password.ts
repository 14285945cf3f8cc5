import type { Role } from '#platform/session/core/actor.ts';
import { isMadeOfKnownNames, isRepeated, unguessableLength } from './easy-to-guess.ts';
import { usernameKey } from './username.ts';
import { isBlank } from './written-name.ts';

/** Longest password that is hashed, in characters. */
export const PASSWORD_MAX = 256;

/** Shortest password by kind of account; composition rules there are none (product: "People"). */
export const PASSWORD_MIN = { student: 8, adult: 10, youngStudent: 6 } as const;

/** What is left of a password when its runs count as their ends must be longer than a door code. */
const LEAST_UNGUESSABLE = 5;
/** The name of the product is on every page. */
const PRODUCT = 'Openleaf';

export type PasswordFault =
  | 'too-short'
  | 'too-long'
  | 'blank'
  | 'same-as-username'
  | 'known-name'
  | 'repeated'
  | 'run'
  | 'common';

export interface PasswordQuestion {
  readonly password: string;
  readonly username: string;
  readonly minimum: number;
  /** True when the password is on the list of common passwords. */
  readonly isCommon: (password: string) => boolean;
  /** Names that everybody around the account knows: of its class, of its school. */
  readonly knownNames?: readonly string[];
}

/** Shortest password of an account; a parent signs up on the student's path and is an adult. */
export const minimumFor = (role: Role, registerAs: 'student' | 'parent' | 'teacher'): number =>
  role === 'student' && registerAs === 'student' ? PASSWORD_MIN.student : PASSWORD_MIN.adult;

/** The form in which a password is hashed and compared: keyboards write one letter in several ways, such as ü as one sign or two. */
export const comparedPassword = (typed: string): string => typed.normalize('NFKC');

/** What is wrong with a password, or null. */
export function passwordFault(question: PasswordQuestion): PasswordFault | null {
  const { password, username, minimum, isCommon, knownNames = [] } = question;
  const hashed = comparedPassword(password);
  // One sign may be 18 letters in the form that is hashed.
  if ([...password].length > PASSWORD_MAX || [...hashed].length > PASSWORD_MAX) return 'too-long';
  if ([...hashed].length < minimum) return 'too-short';
  if (isBlank(password)) return 'blank';
  if (usernameKey(password) === usernameKey(username)) return 'same-as-username';
  if (isMadeOfKnownNames(password, [PRODUCT, ...knownNames])) return 'known-name';
  const compared = hashed.toLowerCase();
  if (isRepeated(compared)) return 'repeated';
  if (unguessableLength(compared) < LEAST_UNGUESSABLE) return 'run';
  return isCommon(compared) ? 'common' : null;
}

export function passwordFaultMessage(fault: PasswordFault, minimum: number): string {
  switch (fault) {
    case 'too-short':
      return `Use at least ${minimum} characters. Three or four words work well.`;
    case 'too-long':
      return `Use at most ${PASSWORD_MAX} characters.`;
    case 'blank':
      return 'A password needs letters or numbers, not only spaces.';
    case 'known-name':
      return 'Everyone here knows this name, so it is easy to guess. Please choose another password.';
    case 'repeated':
      return 'The same thing over and over is easy to guess. A few different words work well.';
    case 'run':
      return 'Passwords such as abcd, 1234, qwerty, or aaaa are easy to guess. A few different words work well.';
    case 'same-as-username':
      return 'The password must be different from the username.';
    case 'common':
      return 'Many people use this password, so it is easy to guess. Please choose another.';
  }
}
