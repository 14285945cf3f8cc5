import { type ReactNode, useRef } from 'react';
import styles from './data-table.module.css';
import type { Column } from './data-table-column.ts';
import { TableHead } from './data-table-head.tsx';
import { NarrowSort } from './data-table-narrow-sort.tsx';
import { TableRow } from './data-table-row.tsx';
import { Pager } from './pager.tsx';
import { nextOrder, type SortOrder, sortRows } from './sort-rows.ts';
import { useKeptOrder } from './use-kept-order.ts';
import { ROWS_OF_PAGE, usePageOf } from './use-page-of.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export interface DataTableProps<Row> {
  /** What the table lists, for those who listen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** Where a row leads; then all of it opens. */
  readonly rowLink?: (row: Row) => string;
  /** What is said of a row that is marked; null for one that is not. */
  readonly mark?: (row: Row) => string | null;
  readonly start?: SortOrder;
  /** What the table is called among those of its screen that are sorted, where there are several. */
  readonly name?: string;
  /** Keeps the order that is chosen where Back finds it; without it, it is kept beside the address. */
  readonly onOrder?: (order: SortOrder) => void;
  /** Shown in place of a table without rows. */
  readonly empty: ReactNode;
}

/** From so many columns on they stand closer, so that a laptop shows them all. */
const MANY_COLUMNS = 10;

/**
 * A calm, sortable table; on a narrow screen each row is a card. More rows than anyone reads at once come in pages of the sorted whole. The
 * roles are written out because browsers forget those of table elements that are laid out otherwise.
 */
export function DataTable<Row>({
  caption,
  columns,
  rows,
  rowKey,
  rowLink,
  mark,
  start,
  name = 'rows',
  onOrder,
  empty,
}: DataTableProps<Row>) {
  const { order, setOrder, keep } = useKeptOrder(name, start ?? null);
  const frame = useRef<HTMLDivElement>(null);
  const valueOf = columns.find(({ id }) => id === order?.column)?.sort;
  const sorted = order !== null && valueOf !== undefined ? sortRows(rows, valueOf, order.direction) : rows;
  const { rows: shown, page, turn } = usePageOf(sorted);
  if (rows.length === 0) return empty;
  const sort = (next: SortOrder) => {
    setOrder(next);
    (onOrder ?? keep)(next);
    turn(0);
  };
  const turnTo = (next: number) => {
    turn(next);
    // The first of the new rows is read next, also by the keyboard.
    frame.current?.focus({ preventScroll: true });
    frame.current?.scrollIntoView({ block: 'start' });
  };
  const header = columns.find(({ rowHeader }) => rowHeader === true) ?? columns[0];
  return (
    <div>
      {rows.length > 1 && (
        <NarrowSort
          columns={columns.filter(({ onDesk }) => onDesk !== true)}
          example={rows[0]}
          order={order}
          onChange={sort}
        />
      )}
      <div ref={frame} tabIndex={-1} className={styles.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- lost where the table is laid out as cards */}
        <table className={styles.table} role="table" data-many={columns.length >= MANY_COLUMNS || undefined}>
          <caption>
            <VisuallyHidden>{caption}</VisuallyHidden>
          </caption>
          <TableHead columns={columns} order={order} onSort={(column) => sort(nextOrder(order, column))} />
          {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- as above */}
          <tbody role="rowgroup">
            {shown.map((row) => (
              <TableRow
                key={rowKey(row)}
                row={row}
                columns={columns}
                header={header}
                link={rowLink?.(row)}
                mark={mark?.(row) ?? null}
              />
            ))}
          </tbody>
        </table>
      </div>
      {shown.length < rows.length && (
        <div className={styles.pages}>
          <Pager page={page} size={ROWS_OF_PAGE} total={rows.length} onTurn={turnTo} by="other" />
        </div>
      )}
    </div>
  );
}
