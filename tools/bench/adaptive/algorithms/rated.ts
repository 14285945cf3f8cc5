import type { Answer } from '#features/progress/core/evidence.ts';
import type { Estimate } from '#features/progress/core/response-curve.ts';
import { nearestLevel } from '#features/progress/core/scale.ts';
import { PRE_K, PRE_PASSAGES } from '#features/progress/core/steady-constants.ts';
import { bestMatch } from './best-match.ts';
import { type Follower, levelsAround } from './follower.ts';

/** A rating of a student on the scale of the levels. */
export type Rating = {
  readonly estimate: () => Estimate;
  readonly learn: (answers: readonly Answer[]) => void;
  /** Days without a quiz. */
  readonly rest: (days: number) => void;
};

/** A follower by a rating: passages are chosen as Steady does, and the shown level is always the nearest one. */
export function rated({ estimate, learn, rest }: Rating): Follower {
  const shown = () => nearestLevel(estimate().mean);
  return {
    pretest: { passages: PRE_PASSAGES, questions: PRE_K },
    get shownLevel() {
      return shown();
    },
    get logit() {
      return estimate().mean;
    },
    levels: (mode) => levelsAround(shown(), mode),
    choose: (candidates, mode) => bestMatch(estimate(), candidates, mode),
    observe: learn,
    finishPretest() {},
    follow(answers, gapDays) {
      rest(gapDays);
      learn(answers);
    },
  };
}
