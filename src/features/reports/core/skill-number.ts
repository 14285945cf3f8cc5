import { SHARE_UNITS } from './expected-answers.ts';

/** How the answers to some questions went, and what was to be expected of them; too fast ones are only in `answered`. */
export interface SkillFigures {
  readonly answered: number;
  readonly counted: number;
  readonly right: number;
  /** Right answers to be expected at the difficulty of the questions, in ten-thousandths, and the variance of their number. */
  readonly expected: number;
  readonly variance: number;
}

/** Where a skill stands against what was expected; nothing is said while there are too few answers. */
export const STANDINGS = ['too-few', 'below', 'as-expected', 'above'] as const;
export type SkillStanding = (typeof STANDINGS)[number];

/**
 * A skill in a number: right answers beyond the expected ones as a share of the answers, drawn towards none while there are few of
 * them (product: Σ(u−P)/(n+8)), with its doubt.
 */
export type SkillNumber =
  | { readonly kind: 'too-few'; readonly counted: number }
  | {
      readonly kind: 'known';
      readonly counted: number;
      /** −1 to 1: below 0 fewer right than expected. */
      readonly difference: number;
      /** One standard deviation of it. */
      readonly doubt: number;
      readonly standing: Exclude<SkillStanding, 'too-few'>;
    };

/** Answers that are added as neither better nor worse than expected. */
const CALM_ANSWERS = 8;
/** Counted answers below which nothing is said. */
export const ENOUGH_ANSWERS = 8;
/** Standard deviations: chance alone goes so far one way about once in twenty. */
const BEYOND_CHANCE = 1.64;

/** What the answers say of a skill. */
export function skillNumber({ counted, right, expected, variance }: SkillFigures): SkillNumber {
  if (counted < ENOUGH_ANSWERS) return { kind: 'too-few', counted };
  const more = right - expected / SHARE_UNITS;
  const spread = Math.sqrt(variance / SHARE_UNITS);
  const beyond = Math.abs(more) > BEYOND_CHANCE * spread;
  return {
    kind: 'known',
    counted,
    difference: more / (counted + CALM_ANSWERS),
    doubt: spread / (counted + CALM_ANSWERS),
    standing: !beyond ? 'as-expected' : more < 0 ? 'below' : 'above',
  };
}

const NONE: SkillFigures = { answered: 0, counted: 0, right: 0, expected: 0, variance: 0 };

/** Figures of several days, levels or targets together: an expectation already knows how hard its questions were. */
export const sumOf = (figures: readonly SkillFigures[]): SkillFigures =>
  figures.reduce(
    (sum, one) => ({
      answered: sum.answered + one.answered,
      counted: sum.counted + one.counted,
      right: sum.right + one.right,
      expected: sum.expected + one.expected,
      variance: sum.variance + one.variance,
    }),
    NONE,
  );
