import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { classPage, newActivityPage, studentPage } from '#platform/screens/core/staff-addresses.ts';
import { readers } from '../testing/fixture-class.ts';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import type { RosterColumnId } from './roster-column-ids.ts';
import { AT_FIRST } from './roster-columns.tsx';
import { RosterTable } from './roster-table.tsx';

beforeAll(() => {
  // The test's browser scrolls nothing.
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const ana = rosterLine('Ana', { fastShare: 0.42 });
const ben = rosterLine('Ben', {
  pretestStatus: 'pretest_not_started',
  readingLevel: null,
  initialLevel: null,
  sinceStart: null,
  recentQuizzes: { taken: 0, passed: 0 },
  weekQuizzes: 0,
  quizzesTaken: 0,
  quizzesPassed: 0,
  fastShare: null,
  lastSeen: null,
});

/** The table with the columns that its teacher chooses. */
function Table(props: Omit<ComponentProps<typeof RosterTable>, 'schoolClass' | 'choice'>) {
  const [chosen, setChosen] = useState(AT_FIRST);
  const toggle = (column: RosterColumnId) =>
    setChosen(chosen.includes(column) ? chosen.filter((one) => one !== column) : [...chosen, column]);
  return <RosterTable schoolClass={readers} choice={{ chosen, toggle }} {...props} />;
}

const students = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('says of each student where they are, and what is not known yet', async () => {
  await renderInRouter(<Table students={[ana, ben]} asOf={NOW} />);
  const [first, second] = screen.getAllByRole('row').slice(1);
  for (const words of ['4.6 ± 0.5', '+0.6', '4 of 5', 'Guessing 42%', 'yesterday']) {
    expect(within(first!).getByText(words)).toBeTruthy();
  }
  expect(within(second!).getByText('Pretest to do')).toBeTruthy();
  expect(within(second!).getAllByText('not known yet').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Ana Rivera' }).getAttribute('href')).toBe(
    href(studentPage, { id: ana.studentId }),
  );
});

it('says first of a student whose account is locked that it is', async () => {
  await renderInRouter(<Table students={[{ ...ana, accountLocked: true }, ben]} asOf={NOW} />);
  const [first, second] = screen.getAllByRole('row').slice(1);
  const locked = within(first!).getByText('Account locked');
  expect(locked.compareDocumentPosition(within(first!).getByText('Guessing 42%'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(within(second!).queryByText('Account locked')).toBeNull();
});

it('says who has the pretest to do from the first day on, also where it is everyone', async () => {
  const joinedAt = '2026-11-19T08:00:00Z';
  const cy = { ...ben, firstName: 'Cy', studentId: 99, joinedAt };
  await renderInRouter(<Table students={[{ ...ben, joinedAt }, cy]} asOf={NOW} />);
  expect(screen.getAllByText('Pretest to do')).toHaveLength(2);
});

it('explains the figures of levels once there is a level', async () => {
  await renderInRouter(<Table students={[ben]} asOf={NOW} />);
  expect(screen.queryByText(/The number after ±/)).toBeNull();
  cleanup();
  await renderInRouter(<Table students={[ben, ana]} asOf={NOW} />);
  expect(screen.getByText(/The number after ±/)).toBeTruthy();
});

it('sorts by a column, starting with the one that was asked for', async () => {
  const cy = rosterLine('Cy', { fastShare: 0.6 });
  await renderInRouter(<Table students={[ana, ben, cy]} asOf={NOW} search={{ sort: 'guessing' }} />);
  expect(students()).toEqual(['Cy Rivera', 'Ana Rivera', 'Ben Rivera']);
  await userEvent.click(screen.getByRole('button', { name: 'Student, by last name' }));
  expect(students()).toEqual(['Ana Rivera', 'Ben Rivera', 'Cy Rivera']);
  expect(screen.getByRole('columnheader', { name: 'Student, by last name' }).getAttribute('aria-sort')).toBe(
    'ascending',
  );
});

it('shows only those of whom another screen spoke, with the way back to everyone', async () => {
  await renderInRouter(<Table students={[ana, ben]} asOf={NOW} search={{ need: 'guessing' }} />);
  expect(students()).toEqual(['Ana Rivera']);
  expect(screen.getByText('1 of 2 students: those who guess a lot.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Show everyone' }).getAttribute('href')).toBe(
    href(classPage, { id: readers.id }),
  );
});

it('offers to assign something to those who are shown, and to nobody else', async () => {
  const { unmount } = await renderInRouter(
    <Table students={[ana, ben]} asOf={NOW} search={{ need: 'guessing' }} />,
  );
  expect(screen.getByRole('link', { name: 'Assign to these students' }).getAttribute('href')).toBe(
    href(newActivityPage, {}, { class: readers.id, need: 'guessing' }),
  );
  unmount();
  await renderInRouter(<Table students={[ben]} asOf={NOW} search={{ need: 'guessing' }} />);
  expect(screen.queryByRole('link', { name: 'Assign to these students' })).toBeNull();
});

it('may be left where scrolling gives something back', async () => {
  const faults = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue({} as never);
  const { unmount } = await renderInRouter(
    <Table students={[ana]} asOf={NOW} search={{ need: 'guessing' }} />,
  );
  unmount();
  expect(scroll).toHaveBeenCalled();
  expect(faults).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

it('has an arrow only at a change that is beyond doubt', async () => {
  const moved = [
    rosterLine('Ana', { sinceStart: 0.5, moved: null }),
    rosterLine('Ben', { sinceStart: 0.6, moved: 'up' }),
    rosterLine('Cy', { sinceStart: -0.6, moved: 'down' }),
  ];
  await renderInRouter(<Table students={moved} asOf={NOW} />);
  const changes = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getByText(/^[+−]0/).textContent);
  expect(changes).toEqual(['+0.5', '+0.6 ▲', '−0.6 ▼']);
});

it('explains the columns that it shows, and no others', async () => {
  await renderInRouter(<Table students={[ana, ben]} asOf={NOW} />);
  expect(screen.getByText(/^Since start: .* The number after ±/)).toBeTruthy();
  expect(screen.queryByText(/Guessing: the share/)).toBeNull();
  await userEvent.click(screen.getByText('Columns'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Guessing' }));
  expect(screen.getByText(/Guessing: the share/)).toBeTruthy();
});

it('has the other columns behind a choice', async () => {
  await renderInRouter(<Table students={[ana, ben]} asOf={NOW} />);
  expect(screen.queryByRole('columnheader', { name: 'Points' })).toBeNull();
  await userEvent.click(screen.getByText('Columns'));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Quizzes in all' }));
  expect(screen.getByRole('columnheader', { name: 'Quizzes in all' })).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Points' }));
  expect(screen.getByText(/same for everyone: Points/)).toBeTruthy();
});
