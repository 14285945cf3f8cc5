import type { Skill, SkillGroup } from './skills.ts';

/** Skills as a teacher reads them; the library's own names are short ones. */
export const SKILL_NAMES: Readonly<Record<Skill, string>> = {
  Vocab: 'Vocabulary',
  'Text Structure': 'Text structure',
  'Theme Tone': 'Theme and tone',
  'Central Idea': 'Central idea',
  'Supporting Details': 'Supporting details',
  Sequence: 'Sequence',
  Inference: 'Inference',
  'Argument & Evidence': 'Argument and evidence',
  Compare: 'Compare',
};

/** The groups of skills, in the same form. */
export const SKILL_GROUP_NAMES: Readonly<Record<SkillGroup, string>> = {
  'Craft and Structure': 'Craft and structure',
  'Key Ideas and Details': 'Key ideas and details',
  'Integration of Knowledge': 'Integration of knowledge',
};
