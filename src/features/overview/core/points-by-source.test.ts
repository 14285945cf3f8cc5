import { expect, it } from 'vitest';
import { LEDGER_CAUSES } from '#features/progress/core/ledger-causes.ts';
import { POINT_SOURCES, pointsOfSources } from './points-by-source.ts';

it('puts each cause of the ledger under one source, and adds them up', () => {
  const causes = [...LEDGER_CAUSES, 'reset'].map((cause, index) => ({ cause, points: 2 ** index }));
  const { total, ...sources } = pointsOfSources(causes);
  expect(total).toBe(2 ** causes.length - 1);
  expect(POINT_SOURCES.reduce((sum, source) => sum + sources[source], 0)).toBe(total);
  expect(sources.quizzes).toBe(1 + 2 + 4 + 8 + 16 + 128);
  expect(sources.startedOver).toBe(2048);
});

it('is all zero before anything was earned, and refuses what is no cause', () => {
  expect(Object.values(pointsOfSources([]))).toEqual([0, 0, 0, 0, 0, 0, 0]);
  expect(() => pointsOfSources([{ cause: 'gift', points: 1 }])).toThrow(RangeError);
});
