import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react';
import { classNames } from './class-names.ts';
import styles from './data-table.module.css';
import type { Column } from './data-table-column.ts';
import type { SortOrder } from './sort-rows.ts';

const ICONS = { ascending: IconArrowUp, descending: IconArrowDown, none: IconArrowsSort } as const;

interface TableHeadProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly order: SortOrder | null;
  readonly onSort: (column: Column<Row>) => void;
}

export function TableHead<Row>({ columns, order, onSort }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { id, header, sort, align } = column;
          const direction = order?.column === id ? order.direction : 'none';
          const Icon = ICONS[direction];
          return (
            <th
              key={id}
              scope="col"
              data-header={header}
              className={classNames(styles.head, align === 'right' && styles.right)}
              aria-sort={sort && direction !== 'none' ? direction : undefined}
            >
              {sort ? (
                <button type="button" className={styles.sorter} onClick={() => onSort(column)}>
                  {header}
                  <Icon size={16} aria-hidden />
                </button>
              ) : (
                <span className={styles.words}>{header}</span>
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
