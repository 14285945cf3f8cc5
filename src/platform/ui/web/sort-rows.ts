export type SortDirection = 'ascending' | 'descending';
export interface SortOrder {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a row is sorted by; null for nothing known, which is last in either direction. */
export type SortValue = string | number | null;

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), undefined, { sensitivity: 'base', numeric: true });

/** The rows in order; equal ones keep the order they came in. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows.toSorted((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * compare(a, b);
  });
}

/** The order that a column begins with. */
export const firstDirection = ({ highFirst }: { readonly highFirst?: boolean }): SortDirection =>
  highFirst === true ? 'descending' : 'ascending';

interface SortedColumn {
  readonly id: string;
  readonly highFirst?: boolean;
}

/** A second press on the same column turns it round. */
export function nextOrder(order: SortOrder | null, column: SortedColumn): SortOrder {
  const first = firstDirection(column);
  const other = first === 'ascending' ? 'descending' : 'ascending';
  const isTurned = order?.column === column.id && order.direction === first;
  return { column: column.id, direction: isTurned ? other : first };
}
