/** Finds the words of the library that a search may have meant. */
export interface WordFinder {
  /** Words that begin with what was typed; where there are none, those that a typing error away. Best first. */
  likely(typed: string): readonly string[];
}

/** More words than these are not meant. */
const MAX_WORDS = 12;
/** How many letters may be wrong in a word of this length: a short word with an error is another word. */
const errorsIn = (length: number): number => (length < 4 ? 0 : length < 8 ? 1 : 2);

interface Entry {
  readonly word: string;
  /** Which letters it has, as bits. */
  readonly letters: number;
}

/**
 * A finder in memory: a word that nobody has written is compared with all others in a few tenths of a millisecond, because
 * nearly all are told apart by their length and by which letters they have.
 */
export function createWordFinder(words: Iterable<string>): WordFinder {
  const sorted = [...new Set(words)].toSorted(byCode);
  const byLength = Map.groupBy(sorted.map(toEntry), ({ word }) => word.length);
  return {
    likely: (typed) => {
      const begin = beginningWith(sorted, typed);
      return begin.length > 0 ? begin : alike(byLength, typed);
    },
  };
}

const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function beginningWith(sorted: readonly string[], typed: string): string[] {
  const first = firstNotBefore(sorted, typed);
  const end = sorted.findIndex((word, index) => index >= first && !word.startsWith(typed));
  return sorted
    .slice(first, end === -1 ? sorted.length : end)
    .toSorted((a, b) => a.length - b.length || byCode(a, b))
    .slice(0, MAX_WORDS);
}

/** The index of a word in the sorted list, or of its insertion. */
function firstNotBefore(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

function alike(byLength: ReadonlyMap<number, readonly Entry[]>, typed: string): string[] {
  const most = errorsIn(typed.length);
  if (most === 0) return [];
  const { letters } = toEntry(typed);
  const found: { word: string; errors: number }[] = [];
  for (let length = typed.length - most; length <= typed.length + most; length++)
    for (const entry of byLength.get(length) ?? []) {
      // An error takes one letter away, adds one, or does both.
      if (bitsIn(entry.letters ^ letters) > 2 * most) continue;
      const errors = typingErrors(typed, entry.word, most);
      if (errors <= most) found.push({ word: entry.word, errors });
    }
  return found
    .toSorted((a, b) => a.errors - b.errors || byCode(a.word, b.word))
    .slice(0, MAX_WORDS)
    .map(({ word }) => word);
}

/** a to z have a bit each; all other letters and signs share the last ones. */
function toEntry(word: string): Entry {
  let letters = 0;
  for (let at = 0; at < word.length; at++) {
    const letter = word.charCodeAt(at) - 97;
    letters |= 1 << (letter >= 0 && letter < 26 ? letter : 26 + (word.charCodeAt(at) % 6));
  }
  return { word, letters };
}

function bitsIn(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}

/**
 * Letters left out, added, exchanged or swapped with their neighbor (optimal string alignment).
 * @param most where counting may stop: the result is then some number above it.
 */
export function typingErrors(a: string, b: string, most = Infinity): number {
  const width = b.length + 1;
  let [beforeLast, last, row] = [new Uint8Array(width), new Uint8Array(width), new Uint8Array(width)];
  for (let j = 0; j < width; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j < width; j++) {
      const exchanged = a[i - 1] === b[j - 1] ? 0 : 1;
      let errors = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + exchanged);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        errors = Math.min(errors, beforeLast[j - 2]! + 1);
      row[j] = errors;
      if (errors < least) least = errors;
    }
    // A swap can go back by two rows, and costs one.
    if (least > most + 1) return least;
    [beforeLast, last, row] = [last, row, beforeLast];
  }
  return last[b.length]!;
}
