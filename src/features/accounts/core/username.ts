/** Length of a username, in characters (product: "People"). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;

const ALLOWED = /^[\p{L}\p{M}\p{N}._@-]+$/u;

export type UsernameFault = 'too-short' | 'too-long' | 'odd-characters';

/** What is wrong with the form of a username, or null. Whether it is taken, only the database knows. */
export function usernameFault(username: string): UsernameFault | null {
  const length = [...username].length;
  if (length < USERNAME_MIN) return 'too-short';
  if (length > USERNAME_MAX) return 'too-long';
  return ALLOWED.test(username) ? null : 'odd-characters';
}

export const usernameFaultMessage: Readonly<Record<UsernameFault, string>> = {
  'too-short': `A username has at least ${USERNAME_MIN} characters.`,
  'too-long': `A username has at most ${USERNAME_MAX} characters.`,
  'odd-characters': 'Use letters, numbers and . _ - @ only.',
};

/** The form under which a username is unique: `Ana.P` and `ana.p` are one name. */
export const usernameKey = (username: string): string => username.normalize('NFKC').toLowerCase();
