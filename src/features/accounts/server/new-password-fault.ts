import type { Refusal } from '#platform/endpoint/server/refusal.ts';
import { comparedPassword, passwordFault, passwordFaultMessage } from '../core/password.ts';
import { isCommonPassword } from './common-passwords.ts';
import { refusedField } from './refused-field.ts';

/** A new password, typed twice; the old one where it was asked for. */
interface TypedPassword {
  readonly newPassword: string;
  readonly confirmPassword: string;
  readonly oldPassword?: string;
}

/** Whose password it becomes: the shortest that the account may have, and what everyone around knows. */
interface Owner {
  readonly username: string;
  /** In characters. */
  readonly minimum: number;
  readonly knownNames: readonly string[];
}

/** @returns what is wrong with a new password, at the field where it is; null when it will do. */
export function newPasswordFault(
  { newPassword, confirmPassword, oldPassword }: TypedPassword,
  { username, minimum, knownNames }: Owner,
): Refusal<'refused-field'> | null {
  const fault = passwordFault({
    password: newPassword,
    username,
    minimum,
    isCommon: isCommonPassword,
    knownNames,
  });
  if (fault) return refusedField('newPassword', fault, passwordFaultMessage(fault, minimum));
  // Whether the old one is right is not known yet: it is looked at last, since it takes the longest.
  if (oldPassword !== undefined && comparedPassword(newPassword) === comparedPassword(oldPassword))
    return refusedField(
      'newPassword',
      'same',
      'Your new password has to be different from your old one. Please choose another one.',
    );
  if (newPassword !== confirmPassword)
    return refusedField('confirmPassword', 'different', 'These two passwords don’t match.');
  return null;
}
