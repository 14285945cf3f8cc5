import { expect, it } from 'vitest';
import { rosterLine } from '../testing/fixture-roster.ts';
import { groupInWords, levelGroups, rangeInWords, withoutLevelInWords } from './level-groups.ts';

const at = (name: string, level: number) =>
  rosterLine(name, { readingLevel: { value: level, uncertainty: 0.5, level, measure: 800 } });
const waiting = (name: string) =>
  rosterLine(name, { readingLevel: null, pretestStatus: 'pretest_in_progress' });

it('puts everybody with a level into the group of that level, by name', () => {
  const groups = levelGroups([at('Cy', 5), at('Ana', 5), waiting('Eve'), at('Ben', 12)]);
  expect(groups.map(({ students }) => students.length)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]);
  expect(groups[4]?.students.map(({ firstName }) => firstName)).toEqual(['Ana', 'Cy']);
  expect(groups[11] && groupInWords(groups[11])).toBe('Level Twelve: 1 student');
});

it.each([
  [[at('Ana', 5)], null],
  [[at('Ana', 5), waiting('Ben')], '1 has not finished the pretest.'],
  [[at('Ana', 5), waiting('Ben'), waiting('Cy')], '2 have not finished the pretest.'],
  [[waiting('Ben')], 'Nobody has finished the pretest yet. It finds each reading level.'],
])('counts in words who has no level', (students, words) =>
  expect(withoutLevelInWords(students)).toBe(words),
);

it.each([
  [1, 12, null],
  [3, 7, 'The class reads levels Three to Seven.'],
  [1, 11, 'The class reads levels One to Eleven.'],
  [4, 4, 'The class reads level Four only.'],
])('from %i to %i: %s', (min_level, max_level, words) =>
  expect(rangeInWords({ min_level, max_level })).toBe(words),
);
