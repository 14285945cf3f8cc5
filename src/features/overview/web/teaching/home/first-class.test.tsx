import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import {
  addStudentsPage,
  classPage,
  createClassPage,
  newActivityPage,
} from '#platform/screens/core/staff-addresses.ts';
import type { FiguresOfClass } from '../../../contract/class-figures.ts';
import { readers } from '../testing/fixture-class.ts';
import { FirstClass } from './first-class.tsx';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const figures = { classId: readers.id, pretestDone: 0, quizzesTaken: 0, quizzesTooFast: 0 } as FiguresOfClass;
const show = (studentCount: number | null, change: Partial<FiguresOfClass> | null = {}) =>
  renderWithServer(
    <SignedInTeacher>
      <FirstClass
        classes={studentCount === null ? [] : [{ ...readers, studentCount }]}
        figures={change === null ? undefined : [{ ...figures, ...change }]}
      />
    </SignedInTeacher>,
    () => ({}),
  );

it.each([
  ['no class', null, 'Create a class'],
  ['an empty class', 0, 'Let your students in'],
  ['students who wait', 3, 'Take the pretest together'],
])('says with %s what is next', async (_, students, title) => {
  await show(students);
  const item = (await screen.findByRole('link', { name: `How it works: ${title}` })).closest('li');
  expect(item?.textContent).toContain(title);
});

/** Where the steps lead, without the ways to the help. */
const stepsLeadTo = () =>
  screen
    .getAllByRole('link')
    .filter(({ textContent }) => !textContent.startsWith('How it works'))
    .map((link) => link.getAttribute('href'));

it('leads from each step to the screen that does it, once there is a class', async () => {
  await show(null);
  await screen.findByRole('link', { name: 'Create a class' });
  expect(stepsLeadTo()).toEqual([href(createClassPage)]);
  cleanup();
  await show(0);
  await screen.findByRole('link', { name: 'Let your students in' });
  expect(stepsLeadTo()).toEqual([
    href(classPage, { id: readers.id }),
    href(addStudentsPage, { id: readers.id }),
    href(classPage, { id: readers.id }),
    href(newActivityPage, {}, { class: readers.id }),
  ]);
});

it('is gone once a class reads, and says nothing while that is not known', async () => {
  await show(3, { pretestDone: 1, quizzesTaken: 1 });
  expect(screen.queryByText('Your first class')).toBeNull();
  cleanup();
  await show(3, null);
  expect(screen.queryByText('Your first class')).toBeNull();
});

it('is put away for good', async () => {
  await show(0);
  await userEvent.click(await screen.findByRole('button', { name: 'Put this away' }));
  expect(screen.queryByText('Your first class')).toBeNull();
  cleanup();
  await show(0);
  await Promise.resolve();
  expect(screen.queryByText('Your first class')).toBeNull();
});
