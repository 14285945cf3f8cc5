import { PASSWORD_WORDS } from './password-words.ts';

const TWO_DIGITS = 100;

/**
 * A password for a young reader: two different short words and two digits, such as `maple river 42`. With the limit on guesses
 * (99 a day on an account) its ten million forms last.
 * @param randomInt draws a whole number below its argument and must be unguessable.
 */
export function generatePassword(randomInt: (below: number) => number): string {
  const first = randomInt(PASSWORD_WORDS.length);
  // One of the others, each as likely: a word that is there twice looks like a mistake of the card.
  const second = (first + 1 + randomInt(PASSWORD_WORDS.length - 1)) % PASSWORD_WORDS.length;
  const digits = String(randomInt(TWO_DIGITS)).padStart(2, '0');
  return `${PASSWORD_WORDS[first]} ${PASSWORD_WORDS[second]} ${digits}`;
}
