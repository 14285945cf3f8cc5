import { X } from '#features/progress/core/scale.ts';
import { ABILITY_SD, GRADE_SHARES, GROWTH_MEAN, GROWTH_SD, SPEED_SD } from './constants.ts';
import type { RandomStream } from './random.ts';

/** A simulated student. */
export type Student = {
  /** 1..12. */
  readonly grade: number;
  /** True ability, logits. */
  readonly ability: number;
  /** Levels per year. */
  readonly growth: number;
  /** Factor on the seconds of an engaged answer. */
  readonly pace: number;
};

/** A grade 1..12 of the mix. */
function drawGrade(random: RandomStream): number {
  let rest = random.uniform();
  const index = GRADE_SHARES.findIndex((share) => {
    rest -= share;
    return rest < 0;
  });
  return index === -1 ? GRADE_SHARES.length : index + 1;
}

export function makeStudent(random: RandomStream): Student {
  const grade = drawGrade(random);
  return {
    grade,
    ability: random.normal(X[grade - 1]!, ABILITY_SD),
    growth: random.normal(GROWTH_MEAN, GROWTH_SD),
    pace: random.lognormal(1, SPEED_SD),
  };
}

/** Ability after steady growth; a level is as many logits as at the reader's level. */
export function grown(ability: number, levelsPerYear: number, days: number): number {
  const above = X.findIndex((logit) => logit > ability);
  const upper = above === -1 ? X.length - 1 : Math.max(above, 1);
  return ability + ((X[upper]! - X[upper - 1]!) * levelsPerYear * days) / 365;
}
