import { comparedPassword, passwordFaultMessage } from '#features/accounts/core/password.ts';

/** A password that is missing or too short is told at its field, together with all that is wrong beside it; the rest is the server's to say. */
export function shortPassword(
  { password }: { readonly password: string },
  minimum: number,
): { password?: string } {
  if (password === '') return { password: 'Choose a password.' };
  return [...comparedPassword(password)].length < minimum
    ? { password: passwordFaultMessage('too-short', minimum) }
    : {};
}
