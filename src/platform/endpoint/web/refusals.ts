import type { CallProblem } from './call.ts';

type Listener = (problem: CallProblem) => void;

const listeners = new Set<Listener>();

/** Hears of each call of this page that is refused, whichever screen made it. @returns what ends it. */
export function hearRefusals(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const tellRefusal: Listener = (problem) => {
  for (const tell of listeners) tell(problem);
};
