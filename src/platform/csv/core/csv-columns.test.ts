import { expect, it } from 'vitest';
import { type CsvColumn, csvOf } from './csv-columns.ts';

interface Row {
  readonly name: string;
  readonly points: number | null;
}
const COLUMNS: readonly CsvColumn<Row>[] = [
  ['Name', ({ name }) => name],
  ['Points', ({ points }) => points],
];

it('writes a line for each row, numbers as numbers and names as no formulas', () => {
  const rows = [
    { name: '=Ana', points: -3 },
    { name: '李', points: null },
  ];
  expect(csvOf(COLUMNS, rows)).toBe(`\uFEFFName,Points\r\n"'=Ana",-3\r\n李,\r\n`);
});

it('has its head without rows', () => {
  expect(csvOf(COLUMNS, [])).toBe('\uFEFFName,Points\r\n');
});
