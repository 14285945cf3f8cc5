import { PASSWORD_WORDS } from './password-words.ts';

const TWO_DIGITS = 100;

/**
 * A password for a young reader: two short words and two digits, such as `maple river 42`. With the limit on guesses
 * (99 a day on an account) its ten million forms last.
 * @param randomInt draws a whole number below its argument and must be unguessable.
 */
export function generatePassword(randomInt: (below: number) => number): string {
  const word = () => PASSWORD_WORDS[randomInt(PASSWORD_WORDS.length)] ?? '';
  return `${word()} ${word()} ${String(randomInt(TWO_DIGITS)).padStart(2, '0')}`;
}
