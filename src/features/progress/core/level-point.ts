import { shortDate } from '#platform/wording/core/short-date.ts';
import { levelWithDoubt } from './level-with-doubt.ts';

/** The estimate at one moment, as it comes over the wire; numbers on the scale of 1.0–12.0. */
export interface LevelPoint {
  readonly at: string;
  readonly kind: 'pretest' | 'practice';
  readonly value: number;
  /** The band of one standard deviation around it. */
  readonly low: number;
  readonly high: number;
  /** Half of the band on the scale continued beyond its ends. */
  readonly uncertainty: number;
  readonly end: 'floor' | 'ceiling' | null;
  /** The shown level after it, 1–12. */
  readonly level: number;
}

/** "4.6 ± 0.5". */
export const pointWithDoubt = (point: LevelPoint): string => levelWithDoubt(point);

/** "Nov 20, 2026" on the calendar of the zone. */
export const dateOfPoint = ({ at }: LevelPoint, zone: string): string => shortDate(at, zone);
