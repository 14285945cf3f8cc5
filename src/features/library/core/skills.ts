/** The sub-skills that a question can exercise, in the three groups of the reading standards. */
export const SKILLS_BY_GROUP = {
  'Craft and Structure': ['Vocab', 'Text Structure', 'Theme Tone'],
  'Key Ideas and Details': ['Central Idea', 'Supporting Details', 'Sequence'],
  'Integration of Knowledge': ['Inference', 'Argument & Evidence', 'Compare'],
} as const;

export type SkillGroup = keyof typeof SKILLS_BY_GROUP;
export type Skill = (typeof SKILLS_BY_GROUP)[SkillGroup][number];

export const SKILL_GROUPS = Object.keys(SKILLS_BY_GROUP) as SkillGroup[];

export const SKILLS = [
  ...SKILLS_BY_GROUP['Craft and Structure'],
  ...SKILLS_BY_GROUP['Key Ideas and Details'],
  ...SKILLS_BY_GROUP['Integration of Knowledge'],
] as const satisfies readonly Skill[];

/** Skills whose questions look at the whole text, so that they may stand anywhere in the order of questions. */
const WHOLE_TEXT_SKILLS: ReadonlySet<Skill> = new Set([
  'Central Idea',
  'Theme Tone',
  'Text Structure',
  'Compare',
  'Argument & Evidence',
]);

/** The group that a sub-skill is reported under. */
export function skillGroup(skill: Skill): SkillGroup {
  const group = SKILL_GROUPS.find((name) => (SKILLS_BY_GROUP[name] as readonly Skill[]).includes(skill));
  if (group === undefined) throw new Error(`no group for skill ${skill}`);
  return group;
}

/** Whether questions of this skill are about the passage as a whole rather than about one place in it. */
export function looksAtWholeText(skill: Skill): boolean {
  return WHOLE_TEXT_SKILLS.has(skill);
}
