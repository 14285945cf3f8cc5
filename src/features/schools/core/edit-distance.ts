/**
 * How many letters apart two words are: one that is missing, too many, or another counts one, and so do two neighbors that changed
 * places.
 */
export function editDistance(one: string, other: string): number {
  const [a, b] = [[...one], [...other]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (const [row, letter] of a.entries()) {
    const next = [row + 1];
    for (const [column, of] of b.entries()) {
      const swapped = row > 0 && column > 0 && letter === b[column - 1] && a[row - 1] === of;
      next.push(
        Math.min(
          (last[column] ?? 0) + (letter === of ? 0 : 1),
          (last[column + 1] ?? 0) + 1,
          (next[column] ?? 0) + 1,
          ...(swapped ? [(beforeLast[column - 1] ?? 0) + 1] : []),
        ),
      );
    }
    [beforeLast, last] = [last, next];
  }
  return last.at(-1) ?? 0;
}

/** How far apart two words may be to be taken for one with a typing mistake. @param length of the typed word, in characters. */
export const allowedDistance = (length: number): number => (length <= 3 ? 0 : length <= 5 ? 1 : 2);
