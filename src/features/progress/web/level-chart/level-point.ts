import { levelWithDoubt } from '../level-with-doubt.ts';

/** The estimate at one moment, as it comes over the wire; numbers on the scale of 1.0–12.0. */
export interface LevelPoint {
  readonly at: string;
  readonly kind: 'pretest' | 'practice';
  readonly value: number;
  /** The band of one standard deviation around it. */
  readonly low: number;
  readonly high: number;
  /** The shown level after it, 1–12. */
  readonly level: number;
}

/** "4.6 ± 0.5": half the band is the doubt. */
export const pointWithDoubt = ({ value, low, high }: LevelPoint): string =>
  levelWithDoubt({ value, uncertainty: (high - low) / 2 });

/** "Nov 20, 2026" on the calendar of the zone. */
export const dateOfPoint = ({ at }: LevelPoint, zone: string): string =>
  new Date(at).toLocaleDateString('en-US', {
    timeZone: zone,
    year: 'numeric',
    month: 'short',
    day: 'numeric',
  });
