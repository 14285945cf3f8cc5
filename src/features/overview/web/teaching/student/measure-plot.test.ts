import { expect, it } from 'vitest';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { ReadingPoint } from '../../../contract/views.ts';
import { outcomeOf, plotMeasures } from './measure-plot.ts';

const START = Date.parse('2026-09-14T15:00:00Z');
const point = (day: number, measure: number, readerMeasure: number | null): ReadingPoint => ({
  at: new Date(START + day * MS_PER_DAY).toISOString(),
  attemptId: day,
  versionId: 7,
  title: 'The Kite',
  measure,
  readerMeasure,
  passed: true,
  tooFast: false,
});
const year = Array.from({ length: 200 }, (_, quiz) => point(quiz, 500 + quiz, 520 + quiz));

it.each([
  ['one passage', [point(0, 620, 700)]],
  ['one of a student whose measure is not known', [point(0, 620, null)]],
  ['a school year', year],
  ['the whole scale', [point(0, 200, 201), point(1, 1400, 1399)]],
])('keeps %s inside, on a phone and on a wide screen', (_, points) => {
  for (const width of [240, 326, 1300]) {
    const { box, passages, lines, reader, radius } = plotMeasures(points, 'America/New_York', width);
    for (const { x, y } of passages) {
      expect([x > box.left, x < box.right, y > box.top, y < box.bottom]).toEqual([true, true, true, true]);
    }
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.length).toBeLessThan(9);
    expect(radius).toBeGreaterThan(2);
    expect(reader).not.toContain('NaN');
  }
});

it('draws no line of a student whose measure is not known, and a short one where there is one passage', () => {
  expect(plotMeasures([point(0, 620, null)], 'UTC', 600).reader).toBe('');
  expect(plotMeasures([point(0, 620, 700)], 'UTC', 600).reader).toMatch(/^M[\d.]+,[\d.]+h24$/);
});

it.each([
  [{ passed: true, tooFast: false }, 'passed'],
  [{ passed: false, tooFast: false }, 'not-passed'],
  [{ passed: false, tooFast: true }, 'too-fast'],
] as const)('has a mark for each outcome: %j', (of, outcome) => expect(outcomeOf(of)).toBe(outcome));
