import type { Skill } from '#features/library/core/skills.ts';
import type { SkillFigures } from './skill-number.ts';

/** The skills in the order in which a school year keeps them. It is stored: another skill comes after the last one. */
export const SKILLS_OF_YEAR = [
  'Vocab',
  'Text Structure',
  'Theme Tone',
  'Central Idea',
  'Supporting Details',
  'Sequence',
  'Inference',
  'Argument & Evidence',
  'Compare',
] as const satisfies readonly Skill[];

/** Numbers of each skill: answered, counted, right, expected and variance. */
const PARTS = 5;
/** Numbers of a school year. */
export const NUMBERS_OF_YEAR = PARTS * SKILLS_OF_YEAR.length;

/** An answer to a question of a skill, with what was to be expected of it. */
export interface AnswerOfYear {
  readonly skill: Skill;
  readonly right: boolean;
  /** False where it came too fast. */
  readonly counted: boolean;
  /** In ten-thousandths. */
  readonly expected: number;
  readonly variance: number;
}

/** The answers of a school year as it keeps them; too fast ones are only in the first number of their skill. */
export function toYear(answers: readonly AnswerOfYear[]): number[] {
  const year = Array.from({ length: NUMBERS_OF_YEAR }, () => 0);
  const add = (place: number, more: number) => {
    year[place] = (year[place] ?? 0) + more;
  };
  for (const { skill, right, counted, expected, variance } of answers) {
    const place = PARTS * SKILLS_OF_YEAR.indexOf(skill);
    add(place, 1);
    if (!counted) continue;
    add(place + 1, 1);
    add(place + 2, right ? 1 : 0);
    add(place + 3, expected);
    add(place + 4, variance);
  }
  return year;
}

/** The figures of each skill, in the order of `SKILLS_OF_YEAR`, from the numbers of a school year. */
export const figuresOfYear = (year: ArrayLike<number>): SkillFigures[] =>
  SKILLS_OF_YEAR.map((_, index) => {
    const place = PARTS * index;
    return {
      answered: year[place] ?? 0,
      counted: year[place + 1] ?? 0,
      right: year[place + 2] ?? 0,
      expected: year[place + 3] ?? 0,
      variance: year[place + 4] ?? 0,
    };
  });
