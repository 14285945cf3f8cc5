import { CUS_H, CUS_K, MIN_ANSWERS } from './steady-constants.ts';

/** The two surprise counters of a student, in standard deviations. */
export type SurpriseCounters = { readonly up: number; readonly down: number };

/**
 * How far a quiz lies from what was expected, in standard deviations; a quiz with too few counted answers
 * is no surprise either way (Steady rule 6).
 */
export function surpriseOf(right: number, counted: number, expected: number, variance: number): number {
  return counted < MIN_ANSWERS ? 0 : (right - expected) / Math.sqrt(variance);
}

/** Moves both counters by one quiz; at the alarm both return to 0 (Steady rule 6). */
export function countSurprise(
  { up, down }: SurpriseCounters,
  z: number,
): { readonly counters: SurpriseCounters; readonly alarm: boolean } {
  const counters = { up: Math.max(0, up + z - CUS_K), down: Math.max(0, down - z - CUS_K) };
  const alarm = counters.up > CUS_H || counters.down > CUS_H;
  return { counters: alarm ? { up: 0, down: 0 } : counters, alarm };
}
