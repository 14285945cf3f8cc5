import type { Column } from '#platform/ui/web/data-table-column.ts';
import { firstDirection, type SortOrder } from '#platform/ui/web/sort-rows.ts';

type Sorted = Pick<Column<unknown>, 'id' | 'highFirst'>;

/** In an address, of a column that is turned round. */
const TURNED = '-';

/** The column that an address asks for. */
export const askedColumn = (asked: string | undefined): string | undefined =>
  asked?.startsWith(TURNED) === true ? asked.slice(TURNED.length) : asked;

/** The order in which a teacher who was sent here, or comes back, finds the rows; by name without a known column. */
export function startOrder(asked: string | undefined, columns: readonly Sorted[]): SortOrder {
  const column = columns.find(({ id }) => id === askedColumn(asked)) ?? { id: 'name' };
  const first = firstDirection(column);
  const isTurned = asked === TURNED + column.id;
  return { column: column.id, direction: isTurned ? other(first) : first };
}

/** What an address says of an order; undefined for the one that holds without. */
export function orderInAddress({ column: id, direction }: SortOrder, columns: readonly Sorted[]) {
  const isFirst = direction === firstDirection(columns.find((one) => one.id === id) ?? { id });
  if (isFirst) return id === 'name' ? undefined : id;
  return TURNED + id;
}

const other = (direction: SortOrder['direction']): SortOrder['direction'] =>
  direction === 'ascending' ? 'descending' : 'ascending';
