import type { ScaleEnd } from './scale.ts';

/** An estimate of a level with one standard deviation, and the end of the scale that it is at. */
interface Estimate {
  readonly value: number;
  readonly uncertainty: number;
  readonly end: ScaleEnd | null;
}

/** "4.6"; at the ends of the scale "One or below", "Twelve or above" (product: "What figures on screens say"). */
export function levelFigure({ value, end }: Pick<Estimate, 'value' | 'end'>): string {
  if (end === 'floor') return 'One or below';
  return end === 'ceiling' ? 'Twelve or above' : value.toFixed(1);
}

/** "4.6 ± 0.5"; the ends of the scale have no ±. */
export const levelWithDoubt = (level: Estimate): string =>
  level.end === null ? `${levelFigure(level)} ± ${level.uncertainty.toFixed(1)}` : levelFigure(level);
