import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { studentPage } from '#platform/screens/core/addresses.ts';
import { readers } from '../testing/fixture-class.ts';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { RosterTable } from './roster-table.tsx';

afterEach(cleanup);

const ana = rosterLine('Ana', { fastShare: 0.42 });
const ben = rosterLine('Ben', {
  pretestStatus: 'pretest_not_started',
  readingLevel: null,
  initialLevel: null,
  quizzesTaken: 0,
  quizzesPassed: 0,
  fastShare: null,
  lastSeen: null,
});

const students = () => screen.getAllByRole('rowheader').map(({ textContent }) => textContent);

it('says of each student where they are, and what is not known yet', async () => {
  await renderInRouter(<RosterTable of={readers} students={[ana, ben]} asOf={NOW} />);
  const [first, second] = screen.getAllByRole('row').slice(1);
  for (const words of ['4.6 ± 0.5', 'Four', '9 (75%)', '42%', 'yesterday', 'Explorer']) {
    expect(within(first!).getByText(words)).toBeTruthy();
  }
  expect(within(second!).getByText('Not started')).toBeTruthy();
  expect(within(second!).getAllByText('not known yet').length).toBeGreaterThan(0);
  expect(screen.getByRole('link', { name: 'Ana Rivera' }).getAttribute('href')).toBe(
    href(studentPage, { id: ana.studentId }),
  );
});

it('sorts by a column, starting with the one that was asked for', async () => {
  const cy = rosterLine('Cy', { fastShare: 0.6 });
  await renderInRouter(<RosterTable of={readers} students={[ana, ben, cy]} asOf={NOW} sort="guessing" />);
  expect(students()).toEqual(['Cy Rivera', 'Ana Rivera', 'Ben Rivera']);
  await userEvent.click(screen.getByRole('button', { name: 'Student' }));
  expect(students()).toEqual(['Ana Rivera', 'Ben Rivera', 'Cy Rivera']);
  expect(screen.getByRole('columnheader', { name: 'Student' }).getAttribute('aria-sort')).toBe('ascending');
});

it('explains an empty class and how students get in', async () => {
  await renderInRouter(<RosterTable of={readers} students={[]} asOf={NOW} />);
  expect(screen.getByText('No students yet')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Copy how to join' })).toBeTruthy();
});
