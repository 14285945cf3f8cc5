import { expect, it } from 'vitest';
import type { SkillStanding } from '#features/reports/core/skill-number.ts';
import { skillsGoingWell } from './skills-going-well.ts';

const part = (type: string, standing: SkillStanding, askedCount = 10) => ({ type, standing, askedCount });
const group = (type: string, standing: SkillStanding, ...skillsOfGroup: ReturnType<typeof part>[]) => ({
  ...part(type, standing, 20),
  skillsOfGroup,
});
const named = (...of: Parameters<typeof skillsGoingWell>) => skillsGoingWell(...of).map(({ skill }) => skill);

const CRAFT = group(
  'Craft and Structure',
  'as-expected',
  part('Vocab', 'as-expected', 30),
  part('Theme Tone', 'above', 9),
  part('Text Structure', 'too-few', 7),
);
const KEY = group(
  'Key Ideas and Details',
  'below',
  part('Sequence', 'below', 12),
  part('Inference', 'too-few'),
);
const WHOLE = group('Integration of Knowledge', 'as-expected', part('Compare', 'too-few', 5));

it('has what is better than expected first, then what rests on most answers', () =>
  expect(skillsGoingWell([CRAFT, KEY], [null, null])).toEqual([
    { skill: 'Theme Tone', standing: 'above' },
    { skill: 'Vocab', standing: 'as-expected' },
  ]));

it('tells three at most, with those that have a card', () => {
  const many = group(
    'Craft and Structure',
    'above',
    ...['Vocab', 'Theme Tone', 'Text Structure'].map((type) => part(type, 'above')),
  );
  expect(named([many, WHOLE], [null, null])).toHaveLength(3);
  expect(named([many, WHOLE], ['Vocab', 'Sequence'])).toEqual(['Theme Tone']);
});

it('lets a group stand for its skills while none of them has enough answers', () =>
  expect(named([WHOLE], [null, null])).toEqual(['Integration of Knowledge']));

it.each([
  ['nothing is known', [group('Integration of Knowledge', 'too-few', part('Compare', 'too-few', 7))]],
  ['there is nothing', []],
  ['only what needs practice is known', [KEY]],
])('is silent where %s', (_, summaries) => expect(named(summaries, [null, null])).toEqual([]));
