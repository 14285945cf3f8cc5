/** Which lines a page shows, counted from 1: "11–20 of 34". */
export function pageRange(page: number, size: number, total: number): string {
  const [first, last] = [page * size + 1, Math.min(total, (page + 1) * size)];
  return first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`;
}
