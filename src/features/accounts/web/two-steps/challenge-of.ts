import type { CallProblem } from '#platform/endpoint/web/call.ts';

/** What the first step of a login answered to somebody whose second step is on; null for every other answer. */
export function challengeOf(problem: CallProblem | null): string | null {
  if (problem?.code !== 'second-step') return null;
  const { challenge } = problem as { readonly challenge?: unknown };
  return typeof challenge === 'string' ? challenge : null;
}
