import { expect, it } from 'vitest';
import { summarizeSkills } from './skill-summary.ts';

const empty = (type: string) => ({ type, askedCount: 0, rightCount: 0, skillsOfGroup: [] });

it('has every group, and no skill that was not asked about', () => {
  expect(summarizeSkills([])).toEqual(
    ['Craft and Structure', 'Key Ideas and Details', 'Integration of Knowledge'].map(empty),
  );
});

it('adds up questions of one skill, and skills of one group', () => {
  const [craft, ideas, knowledge] = summarizeSkills([
    { skill: 'Theme Tone', answers: 2, right: 1 },
    { skill: 'Vocab', answers: 3, right: 3 },
    { skill: 'Vocab', answers: 1, right: 0 },
    { skill: 'Inference', answers: 1, right: 1 },
  ]);
  expect(craft).toEqual({
    type: 'Craft and Structure',
    askedCount: 6,
    rightCount: 4,
    skillsOfGroup: [
      { type: 'Vocab', askedCount: 4, rightCount: 3 },
      { type: 'Theme Tone', askedCount: 2, rightCount: 1 },
    ],
  });
  expect(ideas).toEqual(empty('Key Ideas and Details'));
  expect(knowledge?.skillsOfGroup).toEqual([{ type: 'Inference', askedCount: 1, rightCount: 1 }]);
});
