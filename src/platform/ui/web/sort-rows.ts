export type SortDirection = 'ascending' | 'descending';
export interface SortOrder {
  readonly column: string;
  readonly direction: SortDirection;
}

/** What a row is sorted by; null for nothing known, which is last in either direction. */
export type SortValue = string | number | null;

/** Made once: `localeCompare` with options would make one for each pair. */
const asPeopleDo = new Intl.Collator(undefined, { sensitivity: 'base', numeric: true });

const compare = (a: string | number, b: string | number): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : asPeopleDo.compare(String(a), String(b));

/** The rows in order; equal ones keep the order they came in. What a row is sorted by is made once for each. */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: SortDirection,
): readonly Row[] {
  const sign = direction === 'ascending' ? 1 : -1;
  return rows
    .map((row) => ({ row, value: valueOf(row) }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === null || b === null) return Number(a === null) - Number(b === null);
      return sign * compare(a, b);
    })
    .map(({ row }) => row);
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
