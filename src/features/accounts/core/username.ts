import { hidesCharacters, stacksMarks } from './written-name.ts';

/** Length of a username, in characters (product: "People"). */
export const USERNAME_MIN = 3;
export const USERNAME_MAX = 40;

/** The scripts of Unicode that people write their languages in today; those that one language mixes form one group. */
const SCRIPTS = [
  ['Latin'],
  ['Cyrillic'],
  ['Greek'],
  ['Arabic'],
  ['Hebrew'],
  ['Han', 'Hiragana', 'Katakana'],
  ['Han', 'Hangul'],
  ['Han', 'Bopomofo'],
  ['Armenian'],
  ['Georgian'],
  ['Devanagari'],
  ['Bengali'],
  ['Gurmukhi'],
  ['Gujarati'],
  ['Oriya'],
  ['Tamil'],
  ['Telugu'],
  ['Kannada'],
  ['Malayalam'],
  ['Sinhala'],
  ['Thai'],
  ['Lao'],
  ['Khmer'],
  ['Myanmar'],
  ['Tibetan'],
  ['Ethiopic'],
  ['Thaana'],
  ['Mongolian'],
  ['Syriac'],
  ['Cherokee'],
  ['Canadian_Aboriginal'],
  ['Tifinagh'],
  ['Nko'],
  ['Adlam'],
  ['Vai'],
  ['Yi'],
  ['Javanese'],
  ['Balinese'],
];
const ONE_SCRIPT = SCRIPTS.map((scripts) => {
  const signs = [...scripts, 'Common', 'Inherited'].map((script) => `\\p{Script_Extensions=${script}}`);
  return new RegExp(`^[${signs.join('')}]+$`, 'u');
});

const ALLOWED = /^[\p{L}\p{M}\p{N}._@-]+$/u;

export type UsernameFault = 'too-short' | 'too-long' | 'odd-characters' | 'mixed-scripts' | 'web-address';

/**
 * What is wrong with the form of a username, or null. Whether it is taken, only the database knows. Letters of two scripts
 * are refused, because one of them can look like the other: a Cyrillic `а` makes a second `ana`.
 */
export function usernameFault(typed: string): UsernameFault | null {
  const username = tidyUsername(typed);
  const length = [...username].length;
  if (length < USERNAME_MIN) return 'too-short';
  if (length > USERNAME_MAX) return 'too-long';
  if (!ALLOWED.test(username) || hidesCharacters(username) || stacksMarks(username)) return 'odd-characters';
  // A mail names it, and programs make links of what begins so.
  if (/^www\./i.test(username)) return 'web-address';
  return ONE_SCRIPT.some((script) => script.test(username)) ? null : 'mixed-scripts';
}

export const usernameFaultMessage: Readonly<Record<UsernameFault, string>> = {
  'too-short': `A username has at least ${USERNAME_MIN} characters.`,
  'too-long': `A username has at most ${USERNAME_MAX} characters.`,
  'odd-characters': 'Use only letters, numbers, and . _ - @ (no spaces).',
  'web-address': 'A username cannot begin with “www.”.',
  'mixed-scripts': 'Use letters from one alphabet only.',
};

/** The form in which a username is judged and kept: one way to write each letter, no spaces around it. */
export const tidyUsername = (typed: string): string => typed.normalize('NFKC').trim();

/** The form under which a username is unique: `Ana.P` and `ana.p` are one name. */
export const usernameKey = (username: string): string => tidyUsername(username).toLowerCase();
