import { expect, it } from 'vitest';
import { drawTable } from './table.ts';

it('lines up the rings and ends with the sum alone on its line', () => {
  const results = [
    { ring: 'core', passed: 120, failed: 0, seconds: 3.21 },
    { ring: 'web', passed: 0, failed: 1, seconds: 0.5, note: 'no tests' },
  ];
  expect(drawTable(results).split('\n')).toEqual([
    'ring  passed  failed  seconds',
    'core     120       0      3.2',
    'web        0       1      0.5  no tests',
    '',
    '120 passed, 1 failed',
  ]);
});
