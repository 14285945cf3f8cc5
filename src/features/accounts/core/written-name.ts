/** What takes a place and shows nothing, beside what Unicode lists as ignorable: the blank of Braille. */
const BRAILLE_BLANK = '\\u2800';
const INVISIBLE = `[\\p{Default_Ignorable_Code_Point}\\p{Cf}${BRAILLE_BLANK}]`;

/** Scripts in which a (non-)joiner between two letters is spelling; everywhere else it only makes two names look alike. */
const JOINING_SCRIPTS = [
  'Arabic',
  'Syriac',
  'Mongolian',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Khmer',
  'Myanmar',
];
const joining = `[${JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join('')}]`;
const SPELLED_JOINER = new RegExp(`(${joining})[\\u200C\\u200D](?=${joining})`, 'gu');
/** A picture with what chooses its form and ties it to the next one: one sign to the eye. */
const PICTURE =
  /(\p{Extended_Pictographic}\p{Emoji_Modifier}?)\uFE0F?(?:\u200D(?=\p{Extended_Pictographic}))?/gu;

const HIDDEN = new RegExp(`[\\p{Cc}\\p{Cs}\\p{Co}\\p{Zl}\\p{Zp}]|${INVISIBLE}`, 'u');
const EVERY_INVISIBLE = new RegExp(INVISIBLE, 'gu');

/** Whether a name holds what nobody sees: control and format characters, fillers, bidirectional controls. */
export const hidesCharacters = (name: string): boolean =>
  HIDDEN.test(name.normalize('NFKC').replaceAll(SPELLED_JOINER, '$1').replaceAll(PICTURE, '$1'));

/** Whether a text shows nothing at all. */
export const isBlank = (text: string): boolean =>
  text.normalize('NFKC').replaceAll(EVERY_INVISIBLE, '').trim() === '';

/**
 * Marks that go with any letter: two on one letter at most, as in decomposed Vietnamese; more of them paint over the lines
 * above and below.
 */
const STACK = /(?:(?=\p{Script=Inherited})\p{M}){3}/u;
/** With the marks of scripts that spell by them: Tibetan and Burmese put four on a letter, Hindi three. */
const LONG_STACK = /\p{M}{5}/u;

/** Whether a name piles marks up on one letter, higher than any language writes them. */
export function stacksMarks(name: string): boolean {
  const composed = name.normalize('NFC');
  return STACK.test(composed) || LONG_STACK.test(composed);
}

/** Tabs and the ends of lines: control characters that belong into a longer text. */
const LAYOUT = /[\t\r\n]/g;

/** Whether a longer text (a comment, a reason) holds control characters. */
export const hasControlCharacters = (text: string): boolean => /\p{Cc}/u.test(text.replaceAll(LAYOUT, ''));
