/** Letters, digits, and what holds the parts of a word together. */
const WORDS = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** A stretch of characters, end exclusive. */
interface Stretch {
  readonly start: number;
  readonly end: number;
}

/** The whole words that a stretch of a text touches, from the first to the last; null where it touches none. */
export function snapToWords(text: string, { start, end }: Stretch): Stretch | null {
  const touched = [...text.matchAll(WORDS)]
    .map(({ 0: word, index }) => ({ start: index, end: index + word.length }))
    .filter((word) => word.start < end && word.end > start);
  const [first, last] = [touched[0], touched.at(-1)];
  return first && last ? { start: first.start, end: last.end } : null;
}
