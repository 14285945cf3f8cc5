/** Answers that a share needs before anything is said about it. */
const ENOUGH_TO_ADVISE = 8;
/** Answers that a share needs before it is shown. */
const ENOUGH_TO_SHOW = 5;

interface Counted {
  readonly totalQuestions: number;
  readonly correctQuestions: number;
}

const shareOf = ({ totalQuestions, correctQuestions }: Counted) => correctQuestions / totalQuestions;

/** Whether the answers of a skill are enough to show how they went. */
export const isEnoughToShow = ({ totalQuestions }: Counted): boolean => totalQuestions >= ENOUGH_TO_SHOW;

/**
 * The skill that is worth a try next: the one with the lowest share of right answers among those with enough of them.
 * Of two alike the first; null while too little is known, and where every answer was right.
 */
export function skillToTry<Skill extends Counted>(skills: readonly Skill[]): Skill | null {
  const [lowest] = skills
    .filter(({ totalQuestions }) => totalQuestions >= ENOUGH_TO_ADVISE)
    .toSorted((a, b) => shareOf(a) - shareOf(b));
  return lowest && shareOf(lowest) < 1 ? lowest : null;
}
