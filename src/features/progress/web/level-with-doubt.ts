import type { ReadingLevel } from '../contract/views.ts';

/** "4.6 ± 0.5"; at the ends of the scale "One or below", "Twelve or above" (product: "What figures on screens say"). */
export function levelWithDoubt({
  value,
  uncertainty,
  end,
}: Pick<ReadingLevel, 'value' | 'uncertainty' | 'end'>): string {
  if (end === 'floor') return 'One or below';
  if (end === 'ceiling') return 'Twelve or above';
  return `${value.toFixed(1)} ± ${uncertainty.toFixed(1)}`;
}
