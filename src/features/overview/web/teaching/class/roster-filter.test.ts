import { expect, it } from 'vitest';
import { LEVELS } from '#features/progress/core/scale.ts';
import { NOW, readerAt, rosterLine, SIX_NEAR_SEVEN } from '../testing/fixture-roster.ts';
import { levelGroups } from './level-groups.ts';
import { filterRoster, PRETEST_NEED } from './roster-filter.ts';

const ana = rosterLine('Ana', { fastShare: 0.5 });
const ben = rosterLine('Ben', { readingLevel: SIX_NEAR_SEVEN });
const cy = rosterLine('Cy', { lastSeen: '2026-10-20T15:00:00Z', fastShare: 0.4 });
const dan = rosterLine('Dan', { pretestStatus: 'pretest_not_started', joinedAt: '2026-11-18T15:00:00Z' });
const look = { asOf: NOW, grade: 4 };
const filtered = (search: Parameters<typeof filterRoster>[1]) => {
  const { shown, words } = filterRoster([ana, ben, cy], search, look);
  return [shown.map(({ firstName }) => firstName), words];
};

it.each([
  [{}, ['Ana', 'Ben', 'Cy'], null],
  [{ need: 'nonsense' }, ['Ana', 'Ben', 'Cy'], null],
  [{ need: 'guessing' }, ['Ana', 'Cy'], '2 of 3 students: those who guess a lot.'],
  [{ need: 'away' }, ['Cy'], '1 of 3 students: those who have been away.'],
  [{ need: 'level-fell' }, [], '0 of 3 students: those whose level fell.'],
  [{ level: 6 }, ['Ben'], '1 of 3 students: those who read at Level Six.'],
  [{ level: 7 }, [], '0 of 3 students: those who read at Level Seven.'],
] as const)('%j', (search, names, words) => expect(filtered(search)).toEqual([names, words]));

it('shows as many students for a level as its bar counts', () => {
  const students = [
    ana,
    ben,
    readerAt('Eve', 7),
    readerAt('Fay', 6, 5.4),
    rosterLine('Gil', { readingLevel: null }),
  ];
  const bars = levelGroups(students).map((group) => group.students.length);
  expect(LEVELS.map((level) => filterRoster(students, { level }, look).shown.length)).toEqual(bars);
  expect(bars).toEqual([0, 0, 0, 0, 1, 2, 1, 0, 0, 0, 0, 0]);
});

it('shows who has the pretest to do, also of those who joined lately', () => {
  const late = rosterLine('Eve', { pretestStatus: 'pretest_in_progress' });
  const { shown, words } = filterRoster([ana, dan, late], { need: PRETEST_NEED }, look);
  expect([shown, words]).toEqual([[dan, late], '2 of 3 students: those who have not finished the pretest.']);
});
