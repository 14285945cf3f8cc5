import fc from 'fast-check';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { CsvError, createCsvReader } from './csv-reader.ts';

const readAll = (pieces: readonly string[]) => {
  const { push, end } = createCsvReader();
  return [...pieces.flatMap(push), ...end()];
};
const cellsOf = (...pieces: string[]) => readAll(pieces).map(({ cells }) => cells);

it.each([
  [
    'a,b\n1,2\n',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  [
    'a,b\r\n1,2',
    [
      ['a', 'b'],
      ['1', '2'],
    ],
  ],
  ['a\r1\r', [['a'], ['1']]],
  ['"say ""hi"", Ana",2\n', [['say "hi", Ana', '2']]],
  ['"two\nlines",2\n', [['two\nlines', '2']]],
  ['a,,c\n', [['a', '', 'c']]],
  ['\n\na\n\n', [['a']]],
  ['12" pipe,b\n', [['12" pipe', 'b']]],
  ['', []],
])('reads %j', (text, rows) => {
  expect(cellsOf(text)).toEqual(rows);
  expect(cellsOf(...text)).toEqual(rows);
});

it('says on which line a row begins', () => {
  const rows = readAll(['a,b\r\n"two\r', '\nlines",2\r\n\r\n', 'c,d']);
  expect(rows.map(({ line }) => line)).toEqual([1, 2, 5]);
});

it('names the line of a quotation mark that is not closed', () => {
  expect(() => readAll(['a\n"b\nc\n'])).toThrow('line 2');
  expect(() => readAll(['a\n"b', 'c'.repeat(100_001)])).toThrow(CsvError);
});

it('reads back what we write, in any pieces', { timeout: 60_000 }, () => {
  const text = fc.string({ unit: 'grapheme', minLength: 1 });
  const rows = fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(rows, fc.integer({ min: 1, max: 7 }), (given, size) => {
      const csv = toCsv(['a', 'b'], given).slice(1);
      const letters = [...csv];
      const pieces = Array.from({ length: Math.ceil(letters.length / size) }, (_, index) =>
        letters.slice(index * size, (index + 1) * size).join(''),
      );
      expect(readAll(pieces)).toEqual(readAll([csv]));
      expect(readAll([csv])).toHaveLength(given.length + 1);
    }),
  );
});
