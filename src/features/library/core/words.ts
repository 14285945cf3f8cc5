/** Letters or digits, joined by an inner apostrophe or hyphen. */
const WORD = /[\p{L}\p{M}\p{N}]+(?:['’\-‐‑][\p{L}\p{M}\p{N}]+)*/gu;

/** The words of a text, in order and as written. */
export function wordsOf(text: string): string[] {
  return text.match(WORD) ?? [];
}

/** A word as it is compared: lower case, straight apostrophe. */
export function normalWord(word: string): string {
  return word.toLowerCase().replaceAll('’', "'");
}

/** The words of a text as they are compared. */
export function normalWordsOf(text: string): string[] {
  return wordsOf(normalWord(text));
}

/** How often the words of `phrase` stand next to each other in `text`, whatever their case. */
export function occurrencesOf(phrase: string, text: string): number {
  const wanted = normalWordsOf(phrase);
  if (wanted.length === 0) return 0;
  const words = normalWordsOf(text);
  return words.filter((_, at) => wanted.every((word, offset) => words[at + offset] === word)).length;
}

/** The length in words of the longest run of words that both texts contain. */
export function longestSharedRun(a: string, b: string): number {
  const left = normalWordsOf(a);
  const right = normalWordsOf(b);
  let longest = 0;
  let previous = right.map(() => 0);
  for (const word of left) {
    const current = right.map((other, at) => (other === word ? (previous[at - 1] ?? 0) + 1 : 0));
    longest = Math.max(longest, ...current);
    previous = current;
  }
  return longest;
}
