import { SKILL_GROUP_NAMES, SKILL_NAMES } from '#features/library/core/skill-names.ts';
import { SKILL_GROUPS, SKILLS_BY_GROUP, type Skill, type SkillGroup } from '#features/library/core/skills.ts';
import type { SkillOrGroup } from './help-tables.ts';
import type { SkillStanding } from './skill-number.ts';
import { skillsToHelp } from './skills-to-help.ts';

const NAMES: Readonly<Record<SkillOrGroup, string>> = { ...SKILL_NAMES, ...SKILL_GROUP_NAMES };

/** A skill, or a group of skills, as a teacher reads it. */
export const skillName = (skill: SkillOrGroup): string => NAMES[skill];

/** A skill or a group that an address names; null where it names none. */
export const skillNamed = (name: string | undefined): SkillOrGroup | null =>
  IN_GROUPS.find((one) => one === name) ?? null;

/** Each group with its skills after it. */
export const IN_GROUPS: readonly SkillOrGroup[] = SKILL_GROUPS.flatMap((group) => [
  group,
  ...SKILLS_BY_GROUP[group],
]);
export const isGroup = (skill: SkillOrGroup): boolean => Object.hasOwn(SKILLS_BY_GROUP, skill);

/** Where a skill stands, as a teacher would say it. */
export const STANDING_WORDS: Readonly<Record<SkillStanding, string>> = {
  below: 'Below expected',
  'as-expected': 'As expected',
  above: 'Above expected',
  'too-few': 'Too few answers to say',
};

/** "about 15, give or take 2". */
export const expectedInWords = ({
  expected,
  giveOrTake,
}: {
  readonly expected: number;
  readonly giveOrTake: number;
}): string => `about ${Math.round(expected)}, give or take ${Math.max(1, Math.round(giveOrTake))}`;

/** "8 of 20 right, about 15 expected". */
export const skillInWords = ({
  right,
  counted,
  expected,
}: {
  readonly right: number;
  readonly counted: number;
  readonly expected: number;
}): string => `${right} of ${counted} right, about ${Math.round(expected)} expected`;

interface SkillsOfStudent {
  readonly skills: readonly { readonly skill: Skill; readonly standing: SkillStanding }[];
  readonly groups: readonly { readonly skill: SkillGroup; readonly standing: SkillStanding }[];
}

/** Names of the skills with which a student could use help. */
export const needsOf = ({ skills, groups }: SkillsOfStudent): string[] =>
  skillsToHelp([...skills, ...groups]).map(({ skill }) => skillName(skill));
