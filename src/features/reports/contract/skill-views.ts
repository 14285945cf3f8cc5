import { z } from 'zod';
import { SKILL_GROUPS, SKILLS } from '#features/library/core/skills.ts';
import { STANDINGS } from '../core/skill-number.ts';

export const skillStanding = z.enum(STANDINGS);

/** How the answers to questions of a skill went; those that were too fast are only among the answers. */
const figures = {
  answers: z.number().int(),
  counted: z.number().int(),
  right: z.number().int(),
  /** Right answers that were to be expected at the difficulty of the questions, and one standard deviation of their number. */
  expected: z.number(),
  giveOrTake: z.number(),
  /** Right beyond expected as a share of the answers, drawn towards none, and one standard deviation of it; null while there are too few. */
  difference: z.number().nullable(),
  doubt: z.number().nullable(),
  standing: skillStanding,
};
export const skillOfStudent = z.object({ skill: z.enum(SKILLS), ...figures });
export const groupOfStudent = z.object({ skill: z.enum(SKILL_GROUPS), ...figures });
export const skillOrGroup = z.enum([...SKILLS, ...SKILL_GROUPS]);
/** With what a student could use help (`core/skills-to-help.ts`). */
export const skillNeed = z.object({
  skill: skillOrGroup,
  right: z.number().int(),
  counted: z.number().int(),
  expected: z.number(),
  difference: z.number(),
  /** Of a group of skills, the answers to each of them. */
  parts: z
    .array(z.object({ skill: z.enum(SKILLS), right: z.number().int(), expected: z.number() }))
    .readonly(),
});
export type SkillOfStudent = z.output<typeof skillOfStudent>;
export type GroupOfStudent = z.output<typeof groupOfStudent>;
