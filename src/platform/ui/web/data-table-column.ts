import type { ReactNode } from 'react';
import type { SortValue } from './sort-rows.ts';

export interface Column<Row> {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** Makes the column sortable. */
  readonly sort?: (row: Row) => SortValue;
  /** Its high end is the one to look at: the first press on its header, and the first order of the list on a telephone, begin there. */
  readonly highFirst?: boolean;
  /** Its cells need no name beside them where each row is a few lines. */
  readonly speaksForItself?: boolean;
  /** Left out where each row is a few lines: the row opens what says it. */
  readonly onDesk?: boolean;
  /** Numbers are aligned right. */
  readonly align?: 'right';
  /** The cell that names the row, and holds its link; the first column unless one says so. */
  readonly rowHeader?: boolean;
}
