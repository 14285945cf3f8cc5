import { expect, it } from 'vitest';
import { darkRuns } from './dark-runs.ts';
import { CONTENT_WIDTH } from './pdf-document.ts';
import { qrDrawing } from './qr-drawing.ts';

it.each([
  ['', []],
  ['..', []],
  ['##', [[0, 2]]],
  [
    '#.##',
    [
      [0, 1],
      [2, 2],
    ],
  ],
  ['.#.', [[1, 1]]],
] as const)('finds the dark runs of a row: %s', (row, runs) => {
  expect(darkRuns([...row].map((one) => one === '#')).map(({ start, length }) => [start, length])).toEqual(
    runs,
  );
});

it('draws the dark modules in the middle of the page, with a quiet border of four around them', () => {
  const { shapes, height, alt } = qrDrawing(
    [
      [true, true],
      [false, true],
    ],
    'QR code',
  );
  const module = height / 10;
  const left = (CONTENT_WIDTH - height) / 2;
  expect(alt).toBe('QR code');
  expect(shapes).toMatchObject([
    { x: left + 4 * module, y: 4 * module, width: 2 * module, height: module },
    { x: left + 5 * module, y: 5 * module, width: module, height: module },
  ]);
});
