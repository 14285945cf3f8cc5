import { offerPassages } from '#features/progress/core/choose-passages.ts';
import type { Estimate } from '#features/progress/core/response-curve.ts';
import type { BankPassage } from '../world/bank.ts';
import type { Mode } from './follower.ts';

/** The shipped choice among candidates that are all unread and alike in topic: the first offer (Steady rule 3). */
export function bestMatch(student: Estimate, candidates: readonly BankPassage[], mode: Mode): BankPassage {
  const drawn = candidates.map((passage) => ({ passage, tier: 0, reread: false }));
  return offerPassages(student, drawn, mode)[0]!.passage;
}
