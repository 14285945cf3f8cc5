import { expect, it } from 'vitest';
import { spreadNames } from '../../../charts/line-chart.ts';
import { withResults } from './docs.ts';
import { row } from './rows.ts';
import { limitTable } from './tables.ts';

it.each([
  [{ atMost: 1.8 }, 1.8, true],
  [{ atMost: 1.8 }, 1.801, false],
  [{ atLeast: 0.53 }, 0.53, true],
  [{ atLeast: 0.53 }, 0.529, false],
  [{ atMost: 1.8 }, Number.NaN, false],
  [{ atLeast: 0.53 }, Number.NaN, false],
] as const)('%o with %d passes: %s', (limit, value, pass) => {
  expect(row('x', 'levels', limit, value).pass).toBe(pass);
});

it('says of a missed limit that it was missed', () => {
  expect(limitTable([row('tracking', 'share', { atLeast: 0.77 }, 0.7)])[1]).toEqual([
    'tracking',
    '≥ 77.0 %',
    '70.0 %',
    'MISSED',
  ]);
});

it('replaces only what is between the marks of the page', () => {
  const page = 'before\n<!-- results -->\nold\n<!-- /results -->\nafter';
  expect(withResults(page, 'new')).toBe('before\n<!-- results -->\n\nnew\n\n<!-- /results -->\nafter');
  expect(() => withResults('no marks', 'new')).toThrow('needs the marks');
});

it('lets no name of a chart cover another', () => {
  expect(spreadNames([100, 102, 50], 200)).toEqual([100, 117, 50]);
  expect(spreadNames([195, 199], 200)).toEqual([183, 200]);
});
