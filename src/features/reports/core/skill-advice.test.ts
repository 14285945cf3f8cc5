import { expect, it } from 'vitest';
import { skillGoingWell, skillToTry } from './skill-advice.ts';
import type { SkillStanding } from './skill-number.ts';

const skill = (name: string, standing: SkillStanding, difference: number | null) => ({
  name,
  standing,
  difference,
});
const MIXED = [
  skill('Vocab', 'below', -0.1),
  skill('Inference', 'below', -0.25),
  skill('Sequence', 'above', 0.1),
  skill('Compare', 'above', 0.2),
  skill('Central Idea', 'as-expected', -0.3),
  skill('Theme Tone', 'too-few', null),
];

it('advises the skill that is furthest below, however low a share that is not beyond chance', () => {
  expect(skillToTry(MIXED)?.name).toBe('Inference');
});

it('praises the skill that is furthest above', () => {
  expect(skillGoingWell(MIXED)?.name).toBe('Compare');
});

it('says nothing where nothing is beyond chance', () => {
  const calm = MIXED.filter(({ standing }) => standing === 'as-expected' || standing === 'too-few');
  expect(skillToTry(calm)).toBeNull();
  expect(skillGoingWell(calm)).toBeNull();
});
