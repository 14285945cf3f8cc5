import type { Column } from '#platform/ui/web/data-table-column.ts';
import { firstDirection, type SortOrder } from '#platform/ui/web/sort-rows.ts';

/** The order in which a teacher who was sent here finds those it is about on top; by name without a known column. */
export function startOrder(
  asked: unknown,
  columns: readonly Pick<Column<unknown>, 'id' | 'highFirst'>[],
): SortOrder {
  const column = columns.find(({ id }) => id === asked) ?? { id: 'name' };
  return { column: column.id, direction: firstDirection(column) };
}
