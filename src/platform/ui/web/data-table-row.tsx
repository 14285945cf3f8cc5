/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   a browser forgets what a row and a cell are where the table is laid out as cards */
import { Link } from '@tanstack/react-router';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import type { Column } from './data-table-column.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

interface TableRowProps<Row> {
  readonly row: Row;
  readonly columns: readonly Column<Row>[];
  readonly header: Column<Row> | undefined;
  readonly link: string | undefined;
  /** Why the row is marked; null where it is not. */
  readonly mark: string | null;
}

export function TableRow<Row>({ row, columns, header, link, mark }: TableRowProps<Row>) {
  return (
    <tr
      role="row"
      className={classNames(styles.row, link !== undefined && styles.opens, mark !== null && styles.marked)}
    >
      {columns.map((column) => {
        const className = classNames(
          styles.cell,
          column.align === 'right' && styles.right,
          column.onDesk === true && styles.onDesk,
        );
        const content = column.cell(row);
        if (column !== header) {
          return (
            <td key={column.id} role="cell" className={className}>
              {column.speaksForItself !== true && (
                <span className={styles.label} aria-hidden="true">
                  {column.header}
                </span>
              )}
              <span>{content}</span>
            </td>
          );
        }
        return (
          <th key={column.id} scope="row" role="rowheader" className={className}>
            {link === undefined ? (
              content
            ) : (
              <Link to={link} className={styles.link}>
                {content}
              </Link>
            )}
            {mark !== null && <VisuallyHidden> ({mark})</VisuallyHidden>}
          </th>
        );
      })}
    </tr>
  );
}
