import type { Skill } from '#features/library/core/skills.ts';
import type { SkillOrGroup } from '#features/reports/core/help-tables.ts';
import { skillName } from '#features/reports/core/skill-words.ts';

/**
 * What a button says that leads to practice: "Practice inference". It begins with the name that the sentence beside it has; of a group of
 * skills the one that is practiced follows, "Practice key ideas and details: sequence".
 * @param need with what students could use help.
 * @param practiced the skill of the passages that it leads to.
 */
export function practiceInWords(need: SkillOrGroup, practiced: Skill): string {
  const name = `Practice ${skillName(need).toLowerCase()}`;
  return need === practiced ? name : `${name}: ${skillName(practiced).toLowerCase()}`;
}
