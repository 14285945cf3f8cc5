import styles from './data-table.module.css';
import type { Column } from './data-table-column.ts';
import { SelectField } from './select-field.tsx';
import { firstDirection, type SortDirection, type SortOrder } from './sort-rows.ts';

interface NarrowSortProps<Row> {
  readonly columns: readonly Column<Row>[];
  /** Any row: whether a column holds words or numbers shows in it. */
  readonly example: Row | undefined;
  readonly order: SortOrder | null;
  readonly onChange: (order: SortOrder) => void;
}

const OF_WORDS: Readonly<Record<SortDirection, string>> = { ascending: 'A to Z', descending: 'Z to A' };
const OF_NUMBERS: Readonly<Record<SortDirection, string>> = {
  ascending: 'lowest first',
  descending: 'highest first',
};
/** Of a number whose high end is the one to look at. */
const OF_AMOUNTS: Readonly<Record<SortDirection, string>> = {
  ascending: 'least first',
  descending: 'most first',
};
const OF_DAYS: Readonly<Record<SortDirection, string>> = {
  ascending: 'earliest first',
  descending: 'latest first',
};
const A_DAY = /^\d{4}-\d{2}-\d{2}/;

/** The words for the two orders of a column with such values. */
function wordsFor(value: unknown, highFirst = false): Readonly<Record<SortDirection, string>> {
  if (typeof value !== 'string') return highFirst ? OF_AMOUNTS : OF_NUMBERS;
  return A_DAY.test(value) ? OF_DAYS : OF_WORDS;
}

const ASCENDING_FIRST = ['ascending', 'descending'] as const;
const DESCENDING_FIRST = ['descending', 'ascending'] as const;

/** On a narrow screen there are no headers to press, so the order is chosen from a list. */
export function NarrowSort<Row>({ columns, example, order, onChange }: NarrowSortProps<Row>) {
  const sortable = columns.filter(({ sort }) => sort !== undefined);
  if (sortable.length === 0) return null;
  const options = sortable.flatMap((column) => {
    const { id, header, sort, highFirst } = column;
    const words = wordsFor(example && sort?.(example), highFirst);
    const directions = firstDirection(column) === 'ascending' ? ASCENDING_FIRST : DESCENDING_FIRST;
    return directions.map((direction) => ({
      value: `${id} ${direction}`,
      label: `${header}, ${words[direction]}`,
    }));
  });
  return (
    <div className={styles.narrowSort}>
      <SelectField
        label="Sort by"
        name="sort"
        value={order === null ? '' : `${order.column} ${order.direction}`}
        options={order === null ? [{ value: '', label: 'Usual order' }, ...options] : options}
        onChange={(value) => {
          const [column = '', direction] = value.split(' ');
          if (direction !== undefined) onChange({ column, direction: direction as SortDirection });
        }}
      />
    </div>
  );
}
