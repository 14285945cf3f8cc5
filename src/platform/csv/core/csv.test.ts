import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';

/** Reads CSV as RFC 4180 says. */
function readCsv(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain, end] of csv.slice(1).matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    rows.at(-1)?.push(quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'));
    if (end === '\r\n') rows.push([]);
  }
  return rows.slice(0, -1);
}
const cellOf = (value: unknown) => readCsv(toCsv(['a'], [[value]]))[1]?.[0];

it('begins with the mark by which a spreadsheet knows the script', () => {
  expect(toCsv(['name'], [['Ñandú 李 أمل']])).toBe('\uFEFFname\r\nÑandú 李 أمل\r\n');
});

it.each([
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  ' =1',
  '\u00A0=1',
  '＝1+1',
  '｜'.normalize('NFKC') + 'x',
  '%0A=1',
])('lets no text be a formula: %j', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

it.each([
  [-3.5, '-3.5'],
  [true, 'true'],
  [null, ''],
  [undefined, ''],
  [{ level: 4 }, '{"level":4}'],
  ['say "hello", Ana\nplease', 'say "hello", Ana\nplease'],
])('writes %j', (value, text) => {
  expect(cellOf(value)).toBe(text);
});

// Making texts of any characters takes longer than looking at them, and machines are busy.
const TIMEOUT_MS = 60_000;

it('keeps every text in one cell, and leads none of them with what begins a formula', {
  timeout: TIMEOUT_MS,
}, () => {
  const text = fc.string({ unit: 'binary' });
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text), { minLength: 1 }), (rows) => {
      const read = readCsv(toCsv(['a', 'b'], rows)).slice(1);
      expect(read.map((row) => row.map((cell) => cell.replace(/^'/, '')))).toEqual(
        rows.map((row) => row.map((cell) => cell.replace(/^'/, ''))),
      );
      for (const cell of read.flat()) expect(cell).not.toMatch(/^[=+\-@\t\r\n]/);
    }),
  );
});
