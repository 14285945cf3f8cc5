import type { Option, Question } from './passage-file.ts';

type Worded = Pick<Question, 'stem' | 'options'>;

/**
 * The version of a question's wording: eight hexadecimal digits that change with its stem or an option, and with
 * nothing else. Readings and labels carry it, so that those of another wording don't count. The options' order is no part of it.
 */
export function questionVersion({ stem, options }: Worded): string {
  return fnv1a([stem, ...options.map(({ text }) => text).toSorted(byCodeUnits)].join('\n'));
}

/**
 * The options in the order of their words. Readings name options by their place in it, which holds as long as the
 * question's version does, however the options are ordered in the passage's file.
 */
export function optionsByWords(options: readonly Option[]): Option[] {
  return options.toSorted((a, b) => byCodeUnits(a.text, b.text));
}

/** The same on every machine, unlike an order by language. */
const byCodeUnits = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** FNV-1a with 32 bits as eight hexadecimal digits: enough to tell a few wordings of one thing apart. */
export function fnv1a(text: string): string {
  let hash = 0x811c9dc5;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, '0');
}
