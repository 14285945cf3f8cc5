import { expect, it } from 'vitest';
import { summarizeSkills } from './skill-summary.ts';

const empty = (type: string) => ({ type, totalQuestions: 0, correctQuestions: 0, coreTypesSummary: [] });

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
    totalQuestions: 6,
    correctQuestions: 4,
    coreTypesSummary: [
      { type: 'Vocab', totalQuestions: 4, correctQuestions: 3 },
      { type: 'Theme Tone', totalQuestions: 2, correctQuestions: 1 },
    ],
  });
  expect(ideas).toEqual(empty('Key Ideas and Details'));
  expect(knowledge?.coreTypesSummary).toEqual([
    { type: 'Inference', totalQuestions: 1, correctQuestions: 1 },
  ]);
});
