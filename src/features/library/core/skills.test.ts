import { expect, it } from 'vitest';
import { looksAtWholeText, SKILL_GROUPS, SKILLS, skillGroup } from './skills.ts';

it('puts nine sub-skills into three groups of three', () => {
  expect(SKILLS).toHaveLength(9);
  for (const group of SKILL_GROUPS)
    expect(SKILLS.filter((skill) => skillGroup(skill) === group)).toHaveLength(3);
});

it.each([
  ['Vocab', 'Craft and Structure'],
  ['Sequence', 'Key Ideas and Details'],
  ['Inference', 'Integration of Knowledge'],
] as const)('%s belongs to %s', (skill, group) => {
  expect(skillGroup(skill)).toBe(group);
});

it('knows the skills that look at the whole text', () => {
  expect(SKILLS.filter((skill) => !looksAtWholeText(skill))).toEqual([
    'Vocab',
    'Supporting Details',
    'Sequence',
    'Inference',
  ]);
});
