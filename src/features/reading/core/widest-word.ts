/** Where a line may break inside what spaces set apart: after hyphens and dashes. */
const BREAKS = /[\s\-–—]+/;

/** Widths of letters against the average one, in the fonts of the reader. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[ijl.,;:!|'’‘]/, 0.55],
  [/[ftrI]/, 0.85],
  [/[mwMW@]/, 1.45],
  [/\p{Lu}/u, 1.25],
];

const widthOf = (word: string): number =>
  [...word].reduce((sum, letter) => sum + (WIDTHS.find(([form]) => form.test(letter))?.[1] ?? 1), 0);

/**
 * The width of the widest word that no line may break, in average letters, rounded up to tenths; 0 of nothing. With a letter's width in a font
 * it says how large letters may be in a narrow place before a word has to be cut.
 */
export const widestWord = (...texts: readonly string[]): number =>
  Math.ceil(10 * Math.max(0, ...texts.flatMap((text) => text.split(BREAKS)).map(widthOf))) / 10;
