import { IconChevronRight } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Column } from '../data-table-column.ts';
import styles from './show-as-table.module.css';

interface ShowAsTableProps<Row> {
  /** What the drawing shows, for those who listen. */
  readonly caption: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string | number;
  /** A button for all of it, such as one that saves it as a file. */
  readonly act?: ReactNode;
}

/** Everything that a drawing shows, for those who would rather read it. Hundreds of rows are made only when asked for. */
export function ShowAsTable<Row>({ act, ...table }: ShowAsTableProps<Row>) {
  const [open, setOpen] = useState(false);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <IconChevronRight className={styles.chevron} size={20} aria-hidden />
        Show as a table
      </summary>
      {open && (
        <>
          <Table {...table} />
          {act !== undefined && <div className={styles.act}>{act}</div>}
        </>
      )}
    </details>
  );
}

function Table<Row>({ caption, columns, rows, rowKey }: Omit<ShowAsTableProps<Row>, 'act'>) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must get there
    <section className={styles.frame} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            {columns.map(({ id, header }) => (
              <th key={id} scope="col">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, rowHeader = false }) =>
                rowHeader ? (
                  <th key={id} scope="row">
                    {cell(row)}
                  </th>
                ) : (
                  <td key={id}>{cell(row)}</td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
