import { toCsv } from './csv.ts';

/** A column of a table in a file: what it is called, and what stands in it. Numbers are given as numbers; what is not known is null. */
export type CsvColumn<Row> = readonly [
  header: string,
  value: (row: Row) => string | number | null | undefined,
];

/** A table as CSV: a line for each row, in the order given. */
export const csvOf = <Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[]): string =>
  toCsv(
    columns.map(([header]) => header),
    rows.map((row) => columns.map(([, value]) => value(row))),
  );
