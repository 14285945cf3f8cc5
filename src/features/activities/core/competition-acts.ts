import { type Act, type ActRefusal, type Assignment, afterAct } from './assignment.ts';

export type CompetitionOutcome =
  | { readonly kind: 'done'; readonly assignment: Assignment }
  | { readonly kind: 'refused'; readonly why: ActRefusal | 'competition' };

const DAYS_OF_ALL: readonly Act[] = ['reschedule', 'more-time', 'pause', 'resume'];

/**
 * A class in a competition after an act of its teacher: it is taken out, and brought back until the end. Its days are those of every
 * class, and no class stands still while the others read.
 */
export function afterCompetitionAct(before: Assignment, what: Act, today: number): CompetitionOutcome {
  if (DAYS_OF_ALL.includes(what)) return { kind: 'refused', why: 'competition' };
  return afterAct(before, what, today);
}
