/** Answers that a share needs before anything is said about it. */
const ENOUGH_TO_ADVISE = 8;
/** Answers that a share needs before it is shown. */
const ENOUGH_TO_SHOW = 5;

interface Counted {
  readonly askedCount: number;
  readonly rightCount: number;
}

const shareOf = ({ askedCount, rightCount }: Counted) => rightCount / askedCount;

/** Whether the answers of a skill are enough to show how they went. */
export const isEnoughToShow = ({ askedCount }: Counted): boolean => askedCount >= ENOUGH_TO_SHOW;

/** From this share of right answers on, a skill needs no practice of its own. */
const NO_NEED = 0.8;

/**
 * The skill that is worth a try next: the one with the lowest share of right answers among those with enough of them.
 * Of two alike the first; null while too little is known, and where all go well.
 */
export function skillToTry<Skill extends Counted>(skills: readonly Skill[]): Skill | null {
  const [lowest] = skills
    .filter(({ askedCount }) => askedCount >= ENOUGH_TO_ADVISE)
    .toSorted((a, b) => shareOf(a) - shareOf(b));
  return lowest && shareOf(lowest) < NO_NEED ? lowest : null;
}

/** From this share of right answers on, a skill goes well. */
const GOING_WELL = 0.7;

/**
 * The skill that a student is getting good at: the one with the highest share of right answers among those with enough of
 * them. Of two alike the one with more answers; null while too little is known, and where none goes well.
 */
export function skillGoingWell<Skill extends Counted>(skills: readonly Skill[]): Skill | null {
  const [highest] = skills
    .filter((skill) => skill.askedCount >= ENOUGH_TO_ADVISE && shareOf(skill) >= GOING_WELL)
    .toSorted((a, b) => shareOf(b) - shareOf(a) || b.askedCount - a.askedCount);
  return highest ?? null;
}
