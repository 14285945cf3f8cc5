import type { Role } from '#platform/session/core/actor.ts';
import { usernameKey } from './username.ts';

/** Longest password that is hashed, in characters. */
export const PASSWORD_MAX = 256;

/** Shortest password by kind of account; composition rules there are none (product: "People"). */
export const PASSWORD_MIN = { student: 8, adult: 10, youngStudent: 6 } as const;

export type PasswordFault = 'too-short' | 'too-long' | 'common' | 'same-as-username';

export interface PasswordQuestion {
  readonly password: string;
  readonly username: string;
  readonly minimum: number;
  /** True when the password stands on the list of common passwords. */
  readonly isCommon: (password: string) => boolean;
}

export const minimumFor = (role: Role): number =>
  role === 'student' ? PASSWORD_MIN.student : PASSWORD_MIN.adult;

/** What is wrong with a password, or null. */
export function passwordFault({
  password,
  username,
  minimum,
  isCommon,
}: PasswordQuestion): PasswordFault | null {
  const length = [...password].length;
  if (length < minimum) return 'too-short';
  if (length > PASSWORD_MAX) return 'too-long';
  if (usernameKey(password) === usernameKey(username)) return 'same-as-username';
  return isCommon(password.toLowerCase()) ? 'common' : null;
}

export function passwordFaultMessage(fault: PasswordFault, minimum: number): string {
  switch (fault) {
    case 'too-short':
      return `Use at least ${minimum} characters. A few words in a row work well.`;
    case 'too-long':
      return `Use at most ${PASSWORD_MAX} characters.`;
    case 'same-as-username':
      return 'The password must be different from the username.';
    case 'common':
      return 'Many people use this password, so it is easy to guess. Please choose another.';
  }
}
