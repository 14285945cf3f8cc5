import { expect, it } from 'vitest';
import { NOW, readerAt, rosterLine } from '../testing/fixture-roster.ts';
import { filterRoster, PRETEST_NEED } from './roster-filter.ts';

const ana = rosterLine('Ana', { fastShare: 0.5 });
// The passages are still those of level Six; the roster says 6.8.
const atSeven = readerAt('Ben', 7, 6.8);
const ben = { ...atSeven, readingLevel: atSeven.readingLevel && { ...atSeven.readingLevel, level: 6 } };
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
  [{ level: 6 }, [], '0 of 3 students: those who read at Level Six.'],
  [{ level: 7 }, ['Ben'], '1 of 3 students: those who read at Level Seven.'],
] as const)('%j', (search, names, words) => expect(filtered(search)).toEqual([names, words]));

it('shows who has the pretest to do, also of those who joined lately', () => {
  const late = rosterLine('Eve', { pretestStatus: 'pretest_in_progress' });
  const { shown, words } = filterRoster([ana, dan, late], { need: PRETEST_NEED }, look);
  expect([shown, words]).toEqual([[dan, late], '2 of 3 students: those who have not finished the pretest.']);
});
