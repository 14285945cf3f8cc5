import { expect, it } from 'vitest';
import type { SkillStanding } from './skill-number.ts';
import { skillNeeds, skillsToHelp, skillToPractice } from './skills-to-help.ts';

const INFERENCE = { skill: 'Inference', counted: 20, right: 8, expected: 15, difference: -0.25 } as const;
const COMPARE = { skill: 'Compare', counted: 6, right: 1, expected: 4.2, difference: null } as const;
const GROUP = {
  skill: 'Integration of Knowledge',
  counted: 26,
  right: 9,
  expected: 19.2,
  difference: -0.3,
} as const;
const as = <Of extends object>(of: Of, standing: SkillStanding) => ({ ...of, standing });

it('is a group only where no skill of it tells', () => {
  const below = [as(GROUP, 'below'), as(INFERENCE, 'below'), as(COMPARE, 'too-few')];
  expect(skillsToHelp(below).map(({ skill }) => skill)).toEqual(['Inference']);
  const few = [as(GROUP, 'below'), as(INFERENCE, 'as-expected'), as(COMPARE, 'too-few')];
  expect(skillsToHelp(few).map(({ skill }) => skill)).toEqual(['Integration of Knowledge']);
  expect(skillsToHelp([as(INFERENCE, 'above'), as(GROUP, 'as-expected')])).toEqual([]);
});

it('brings the figures along, and of a group those of its skills', () => {
  const few = [as(INFERENCE, 'as-expected'), as(COMPARE, 'too-few'), as(GROUP, 'below')];
  expect(skillNeeds(few)).toEqual([
    {
      ...GROUP,
      parts: [
        { skill: 'Inference', right: 8, expected: 15 },
        { skill: 'Compare', right: 1, expected: 4.2 },
      ],
    },
  ]);
  expect(skillNeeds([as(INFERENCE, 'below')])).toEqual([{ ...INFERENCE, parts: [] }]);
});

it('practices of a group the skill in which most was lost', () => {
  const answered = [
    { skill: 'Inference', right: 5, expected: 6 },
    { skill: 'Compare', right: 1, expected: 4 },
  ] as const;
  expect(skillToPractice('Integration of Knowledge', answered)).toBe('Compare');
  expect(skillToPractice('Inference', answered)).toBe('Inference');
});
