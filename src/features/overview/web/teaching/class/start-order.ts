import type { SortOrder } from '#platform/ui/web/sort-rows.ts';

/** Columns whose high end is the one to look at; of all others it is the low one. */
const HIGH_FIRST: ReadonlySet<string> = new Set(['guessing', 'points', 'taken', 'rank', 'needs']);

/** The order in which a teacher who was sent here finds those it is about on top; by name without a known column. */
export function startOrder(asked: unknown, columns: readonly { readonly id: string }[]): SortOrder {
  const column = columns.find(({ id }) => id === asked)?.id ?? 'name';
  return { column, direction: HIGH_FIRST.has(column) ? 'descending' : 'ascending' };
}
