import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { href } from '#platform/screens/core/address.ts';
import { classPage, studentPage } from '#platform/screens/core/addresses.ts';
import { whoNeedsHelp } from '../../../core/who-needs-help.ts';
import { NOW, rosterLine } from '../testing/fixture-roster.ts';
import { renderInRouter } from '../testing/render-in-router.tsx';
import { HelpList } from './help-list.tsx';

afterEach(cleanup);

const roster = (classId: number, students: ReturnType<typeof rosterLine>[]) => ({
  classId,
  className: `Class ${classId}`,
  students,
});
const guessing = (name: string, fastShare: number) => rosterLine(name, { fastShare });

it('leads to the student when it is one, and to the class in the right order when it is several', async () => {
  const groups = whoNeedsHelp(
    [
      roster(1, [guessing('Ana', 0.4), rosterLine('Ben')]),
      roster(2, [guessing('Cy', 0.5), guessing('Dee', 0.6), rosterLine('Eva')]),
    ],
    NOW,
  );
  await renderInRouter(<HelpList groups={groups} />);
  expect(screen.getByText(/^Ana Rivera has guessed on more than a third of the questions/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Ana Rivera' }).getAttribute('href')).toBe(
    href(studentPage, { id: 'A'.charCodeAt(0) }),
  );
  expect(screen.getByText(/^2 students have guessed on more than a third of their questions/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open Class 2' }).getAttribute('href')).toBe(
    href(classPage, { id: 2 }, { sort: 'guessing' }),
  );
  expect(screen.getByRole('link', { name: 'Dee Rivera' })).toBeTruthy();
});

it('shows five lines at first, and the rest when asked', async () => {
  const groups = whoNeedsHelp(
    'ABCDEFG'.split('').map((letter, index) => roster(index, [guessing(letter, 0.4), rosterLine('z')])),
    NOW,
  );
  await renderInRouter(<HelpList groups={groups} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(5);
  await userEvent.click(screen.getByRole('button', { name: 'Show 2 more' }));
  expect(screen.getAllByRole('listitem')).toHaveLength(7);
});
