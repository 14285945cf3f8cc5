import type { LevelPoint } from '../../core/level-point.ts';

/** A level that the pretest found, as the charts of the tests show it. */
export const pretestPoint: LevelPoint = {
  at: '2026-09-14T15:00:00Z',
  kind: 'pretest',
  value: 4.1,
  low: 3,
  high: 5.2,
  uncertainty: 1.1,
  end: null,
  level: 4,
};
