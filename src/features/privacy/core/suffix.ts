/** Length of an ending, in characters: a shorter one would take in half a school by accident. */
export const SUFFIX_MIN = 3;
export const SUFFIX_MAX = 100;

/** Endings that the list holds at most: each is compared whenever it is asked who is under 13. */
export const MOST_SUFFIXES = 50;

/** What usernames and the ends of email addresses are made of. */
const ALLOWED = /^[\p{L}\p{M}\p{N}._@-]+$/u;

export type SuffixFault = 'too-short' | 'too-long' | 'odd-characters';

/** The form in which an ending is kept and compared, that of usernames. */
export const tidySuffix = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/**
 * Whether it begins with a sign and so is the end of a name whatever it is compared with: anybody could sign up as "@kids.example", and
 * must not keep an admin from listing it.
 */
export const beginsWithSign = (suffix: string): boolean => /^[._@-]/u.test(suffix);

/** What is wrong with the ending of a username or of an email address, or null. */
export function suffixFault(suffix: string): SuffixFault | null {
  const { length } = [...suffix];
  if (length < SUFFIX_MIN) return 'too-short';
  if (length > SUFFIX_MAX) return 'too-long';
  return ALLOWED.test(suffix) ? null : 'odd-characters';
}

export const suffixFaultMessage: Readonly<Record<SuffixFault, string>> = {
  'too-short': `An ending has at least ${SUFFIX_MIN} characters.`,
  'too-long': `An ending has at most ${SUFFIX_MAX} characters.`,
  'odd-characters': 'Use only letters, numbers, and . _ - @ (no spaces).',
};
