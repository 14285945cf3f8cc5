import { SKILL_GROUPS, SKILLS_BY_GROUP, type Skill, type SkillGroup } from '#features/library/core/skills.ts';

interface SkillWords {
  readonly name: string;
  /** What it is, to a child. */
  readonly what: string;
  /** How to get better at it. */
  readonly tip: string;
}

export const SKILL_WORDS: Readonly<Record<Skill, SkillWords>> = {
  Vocab: {
    name: 'Vocabulary',
    what: 'Finding out what a word means from the words around it.',
    tip: 'When you see a new word, read the sentence before it and the one after it. They often show what it means.',
  },
  'Text Structure': {
    name: 'Text structure',
    what: 'Seeing how a text is put together.',
    tip: 'After each paragraph, ask what it is for. Does it tell, explain, compare, or sum up?',
  },
  'Theme Tone': {
    name: 'Theme and tone',
    what: 'Seeing the big lesson of a text, and the feeling in its words.',
    tip: 'When you finish, ask what the writer wants you to remember. Then look for words that show a feeling.',
  },
  'Central Idea': {
    name: 'Central idea',
    what: 'Finding what a text is mostly about.',
    tip: 'When you finish, say in one sentence what the whole text was about. Then look at the choices.',
  },
  'Supporting Details': {
    name: 'Supporting details',
    what: 'Finding facts that the text tells you.',
    tip: 'Go back to the text before you choose. Put your finger on the words that tell you.',
  },
  Sequence: {
    name: 'Sequence',
    what: 'Knowing what came first, next, and last.',
    tip: 'Look for words like “before,” “then,” and “after.” They tell you what came when.',
  },
  Inference: {
    name: 'Inference',
    what: 'Using clues to figure out what the text does not say.',
    tip: 'Look for two clues in the text. Put them together. What must be true?',
  },
  'Argument & Evidence': {
    name: 'Argument and evidence',
    what: 'Seeing what a writer wants you to believe, and the reasons for it.',
    tip: 'First find what the writer wants you to believe. Then ask about each sentence: does it help to show that?',
  },
  Compare: {
    name: 'Compare',
    what: 'Seeing how two things are alike and how they are different.',
    tip: 'Pick two things. Find one way they are alike and one way they are different.',
  },
};

export const GROUP_SENTENCES: Readonly<Record<SkillGroup, string>> = {
  'Craft and Structure': 'How a text is made.',
  'Key Ideas and Details': 'What a text tells you.',
  'Integration of Knowledge': 'What you figure out from it.',
};

/** What goes well where a group stands for its skills, to a child. */
export const GROUP_GOES: Readonly<Record<SkillGroup, string>> = {
  'Craft and Structure': 'Seeing how a text is made',
  'Key Ideas and Details': 'Finding what a text tells you',
  'Integration of Knowledge': 'Figuring things out from a text',
};

/** Each group with its skills, in the order in which they are shown. */
export const GROUPS: readonly (readonly [SkillGroup, readonly Skill[]])[] = SKILL_GROUPS.map((group) => [
  group,
  SKILLS_BY_GROUP[group],
]);

/** "8 of 10 right". */
export const rightInWords = (count: { readonly rightCount: number; readonly askedCount: number }): string =>
  `${count.rightCount} of ${count.askedCount} right`;
