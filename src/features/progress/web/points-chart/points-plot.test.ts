import { describe, expect, it } from 'vitest';
import { isoDay } from '#platform/time/core/civil-day.ts';
import { type PointsDay, plotPoints } from './points-plot.ts';

const START = 20_710;
const days = (count: number, { every = 1, before = 0 } = {}): PointsDay[] =>
  Array.from({ length: count }, (_, index) => ({
    day: isoDay(START + index * every),
    points: 12,
    total: before + 12 * (index + 1),
  }));

describe('plotPoints', () => {
  it.each([
    ['one day', days(1)],
    ['a school week', days(5)],
    ['three school years', days(400, { every: 2 })],
  ])('keeps %s inside, in order, on a phone and on a wide screen', (_, shown) => {
    for (const width of [240, 326, 1300]) {
      const { box, dots, steps } = plotPoints(shown, width);
      expect(steps).not.toContain('NaN');
      for (const [index, { x, y }] of dots.entries()) {
        expect(x).toBeGreaterThan(dots[index - 1]?.x ?? box.left);
        expect(x).toBeLessThan(box.right);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(dots[index - 1]?.y ?? box.bottom);
      }
      expect(box.bottom).toBeLessThan(box.height);
    }
  });

  it('leaves the dots out where they would run together', () => {
    expect(plotPoints(days(5), 640).dots).toHaveLength(5);
    expect(plotPoints(days(400), 640).dots).toEqual([]);
  });

  it('writes whole numbers from nothing to at least the total', () => {
    expect(plotPoints(days(10), 640).lines.map(({ label }) => label)).toEqual(['0', '50', '100', '150']);
    expect(
      plotPoints([{ day: '2026-10-14', points: 2, total: 2 }], 640).lines.map(({ label }) => label),
    ).toEqual(['0', '1', '2']);
  });

  it('begins with what there was before', () => {
    const { box, steps } = plotPoints(days(2, { before: 100 }), 640);
    const [, y] = /^M[\d.]+,([\d.]+)/.exec(steps) ?? [];
    expect(Number(y)).toBeLessThan(box.bottom);
  });
});
