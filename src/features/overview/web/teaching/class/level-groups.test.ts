import { expect, it } from 'vitest';
import { readerAt, rosterLine, SIX_NEAR_SEVEN } from '../testing/fixture-roster.ts';
import { groupInWords, levelGroups, rangeInWords, withoutLevelInWords } from './level-groups.ts';

const waiting = (name: string) =>
  rosterLine(name, { readingLevel: null, pretestStatus: 'pretest_in_progress' });
const hasty = (name: string) => rosterLine(name, { readingLevel: null });

it('puts everybody with a level into the group of that level, by name', () => {
  const groups = levelGroups([readerAt('Cy', 5), readerAt('Ana', 5), waiting('Eve'), readerAt('Ben', 12)]);
  expect(groups.map(({ students }) => students.length)).toEqual([0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 1]);
  expect(groups[4]?.students.map(({ firstName }) => firstName)).toEqual(['Ana', 'Cy']);
  expect(groups[11] && groupInWords(groups[11])).toBe('Level Twelve: 1 student');
});

it('puts a student at the shown level, not at the one nearest the estimate', () => {
  const waits = rosterLine('Ana', { readingLevel: SIX_NEAR_SEVEN });
  expect(levelGroups([waits]).find(({ students }) => students.length > 0)?.level).toBe(6);
});

it.each([
  [[readerAt('Ana', 5)], null],
  [[readerAt('Ana', 5), waiting('Ben')], '1 has not finished the pretest.'],
  [[readerAt('Ana', 5), waiting('Ben'), waiting('Cy')], '2 have not finished the pretest.'],
  [[readerAt('Ana', 5), hasty('Ben')], '1 answered too fast to find a level.'],
  [[hasty('Ana'), hasty('Ben')], '2 answered too fast to find a level.'],
  [[hasty('Ana'), waiting('Ben')], '1 has not finished the pretest. 1 answered too fast to find a level.'],
  [[waiting('Ben')], 'Nobody has finished the pretest yet. It finds each reading level.'],
])('counts in words who has no level', (students, words) =>
  expect(withoutLevelInWords(students)).toBe(words),
);

it.each([
  [1, 12, null],
  [3, 7, 'The class reads Levels Three to Seven.'],
  [1, 11, 'The class reads Levels One to Eleven.'],
  [4, 4, 'The class reads only Level Four.'],
])('from %i to %i: %s', (lowestLevel, highestLevel, words) =>
  expect(rangeInWords({ lowestLevel, highestLevel })).toBe(words),
);
