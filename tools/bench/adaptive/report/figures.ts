import type { Limit, Unit } from './rows.ts';

export function percent(share: number, digits = 1): string {
  return `${(100 * share).toFixed(digits)} %`;
}

/** A measured value with its unit. */
export function figure(value: number, unit: Unit): string {
  switch (unit) {
    case 'share':
      return percent(value);
    case 'quizzes':
      return `${value}`;
    case 'µs':
      return `${value.toFixed(1)} µs`;
    case 'logits':
      return `${value.toFixed(3)} logit`;
    default:
      return value.toFixed(2);
  }
}

/** A limit with its sign. */
export function limitFigure(limit: Limit, unit: Unit): string {
  return 'atMost' in limit ? `≤ ${figure(limit.atMost, unit)}` : `≥ ${figure(limit.atLeast, unit)}`;
}
