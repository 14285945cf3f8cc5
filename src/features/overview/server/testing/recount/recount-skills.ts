import { SKILL_GROUPS, SKILLS, SKILLS_BY_GROUP, type Skill } from '#features/library/core/skills.ts';
import type { RawAnswer, RawAttempt } from './raw-work.ts';
import { oneDecimal, total } from './seen-work.ts';

/** Shares are told in whole ten-thousandths of an answer. */
const UNITS = 10_000;
/** Product, "Reports": what is said of a skill, and from how many answers on. */
const CALM = 8;
const ENOUGH = 8;
const BEYOND_CHANCE = 1.64;

/** What reports say of the answers to some questions. */
export function numberOf(answers: readonly RawAnswer[]) {
  const counted = answers.filter((answer) => answer.counted);
  const right = counted.filter((answer) => answer.right).length;
  const expected = total(counted, ({ chance }) => Math.round(chance * UNITS)) / UNITS;
  const spread = Math.sqrt(total(counted, ({ chance }) => Math.round(chance * (1 - chance) * UNITS)) / UNITS);
  const told = {
    answers: answers.length,
    counted: counted.length,
    right,
    expected: oneDecimal(expected),
    giveOrTake: oneDecimal(spread),
  };
  if (counted.length < ENOUGH)
    return { ...told, difference: null, doubt: null, standing: 'too-few' as const };
  const more = right - expected;
  const isChance = Math.abs(more) <= BEYOND_CHANCE * spread;
  return {
    ...told,
    difference: more / (counted.length + CALM),
    doubt: spread / (counted.length + CALM),
    standing: isChance ? ('as-expected' as const) : more < 0 ? ('below' as const) : ('above' as const),
  };
}

/** The skills that were asked about in some quizzes, and their groups, in the order of the library. */
export function skillsOf(quizzes: readonly RawAttempt[]) {
  const answers = quizzes.flatMap((quiz) => quiz.answers);
  const of = (skills: readonly Skill[]) => answers.filter(({ skill }) => skills.includes(skill));
  return {
    skills: SKILLS.flatMap((skill) => {
      const asked = of([skill]);
      return asked.length > 0 ? [{ skill, ...numberOf(asked) }] : [];
    }),
    groups: SKILL_GROUPS.flatMap((group) => {
      const asked = of(SKILLS_BY_GROUP[group]);
      return asked.length > 0 ? [{ skill: group, ...numberOf(asked) }] : [];
    }),
  };
}
export type RecountedSkills = ReturnType<typeof skillsOf>;
