import { describe, expect, it } from 'vitest';
import { MS_PER_DAY } from '#platform/time/core/civil-day.ts';
import type { LevelPoint } from '../../core/level-point.ts';
import { nearestPoint, plotLevels } from './level-plot.ts';

const START = Date.parse('2026-09-14T15:00:00Z');

const point = (day: number, value: number, level: number, doubt = 0.5): LevelPoint => ({
  at: new Date(START + day * MS_PER_DAY).toISOString(),
  kind: day === 0 ? 'pretest' : 'practice',
  value,
  low: value - doubt,
  high: value + doubt,
  uncertainty: doubt,
  end: null,
  level,
});

describe('plotLevels', () => {
  const year = Array.from({ length: 570 }, (_, quiz) => point(quiz * 1.9, 4 + quiz / 200, 4 + (quiz % 2)));

  it.each([
    ['one point', [point(0, 4.6, 5)]],
    ['two of one day', [point(0, 4.6, 5), point(0.01, 4.7, 5)]],
    ['three school years', year],
  ])('keeps %s inside, in order, on a phone and on a wide screen', (_, points) => {
    for (const width of [240, 326, 1300]) {
      const drawn = plotLevels(points, 'America/New_York', width);
      const { left, right, bottom } = drawn.box;
      for (const [index, { x, high, low }] of drawn.points.entries()) {
        expect(x).toBeGreaterThan(drawn.points[index - 1]?.x ?? left);
        expect(x).toBeLessThan(right);
        expect([high >= 0, low <= bottom]).toEqual([true, true]);
      }
      expect(drawn.radius).toBeGreaterThanOrEqual(1.5);
      expect(`${drawn.estimate}${drawn.band}${drawn.steps}`).not.toContain('NaN');
    }
  });

  it('marks each change of the shown level, unless the marks would run together', () => {
    const { changes } = plotLevels([point(0, 4.6, 4), point(1, 5, 5), point(2, 4, 3)], 'UTC', 600);
    expect(changes.map(({ up }) => up)).toEqual([true, false]);
    expect(plotLevels(year, 'UTC', 600).changes).toEqual([]);
  });

  it('finds the point next to the pointer', () => {
    const { points } = plotLevels([point(0, 4.6, 4), point(10, 5, 5)], 'UTC', 600);
    expect(nearestPoint(points, 0)?.point.value).toBe(4.6);
    expect(nearestPoint(points, 590)?.point.value).toBe(5);
    expect(nearestPoint([], 590)).toBeUndefined();
  });
});
