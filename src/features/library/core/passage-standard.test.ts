import { expect, it } from 'vitest';
import { LEVEL_STANDARDS, type LevelStandard, levelStandard } from './passage-standard.ts';

it('has the twelve levels in order', () => {
  expect(LEVEL_STANDARDS.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  expect(levelStandard(7).level).toBe(7);
  expect(() => levelStandard(13)).toThrow(RangeError);
});

it.each(['words', 'fk', 'measure', 'asl', 'cl'] as const)(
  'never asks for an easier text at a higher level: %s',
  (gate) => {
    const bounds = (at: 0 | 1) => LEVEL_STANDARDS.map((standard: LevelStandard) => standard[gate][at]);
    for (const values of [bounds(0), bounds(1)]) expect(values).toEqual(values.toSorted((a, b) => a - b));
    for (const standard of LEVEL_STANDARDS) expect(standard[gate][0]).toBeLessThan(standard[gate][1]);
  },
);

it('splits the questions of a level among the cognitive targets', () => {
  for (const { cognitive } of LEVEL_STANDARDS)
    expect(cognitive.locate + cognitive.integrate + cognitive.critique).toBe(100);
});
