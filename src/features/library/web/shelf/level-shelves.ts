import type { CatalogLine } from '../../contract/endpoints.ts';

export interface LevelShelf {
  readonly level: number;
  readonly quizzes: readonly CatalogLine[];
}

/** Passages that come in the order of their levels, a shelf for each level. */
export const levelShelves = (quizzes: readonly CatalogLine[]): LevelShelf[] =>
  [...new Set(quizzes.map(({ level }) => level))].map((level) => ({
    level,
    quizzes: quizzes.filter((line) => line.level === level),
  }));

/** Which lines a page shows, counted from 1: "25–48 of 181". */
export function pageRange(page: number, size: number, total: number): string {
  const [first, last] = [(page - 1) * size + 1, Math.min(total, page * size)];
  return first === last ? `${first} of ${total}` : `${first}–${last} of ${total}`;
}
