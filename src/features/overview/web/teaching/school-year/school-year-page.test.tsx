import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { readers } from '../testing/fixture-class.ts';
import { keepBegun } from './begun-years.ts';
import { SchoolYearPage } from './school-year-page.tsx';

afterEach(() => {
  cleanup();
  keepBegun(3, null);
});

const classes = [
  { ...readers, id: 7, name: 'Grade 4 Readers', grade: 4 },
  { ...readers, id: 8, name: 'Newcomers', grade: 13 },
  { ...readers, id: 9, name: 'Room 9', grade: 12 },
  { ...readers, id: 10, name: 'Shared', grade: 5, ownerName: 'Ms. Novak' },
];
const open = async (answer: (call: SentCall) => unknown = () => ({})) => {
  const calls = await renderWithServer(
    <SignedInTeacher>
      <SchoolYearPage />
    </SignedInTeacher>,
    (call) => (call.name === 'listClasses' ? { classes } : answer(call)),
  );
  await screen.findAllByRole('heading', { level: 2 });
  return () => calls.filter(({ name }) => name !== 'listClasses');
};
const choose = (name: RegExp, step: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), step);
const optionsOf = (name: RegExp) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('offers what can become of each class, and plans nothing unasked', async () => {
  await open();
  expect(optionsOf(/Grade 4 Readers/)).toEqual(['Stays as it is', 'Moves up to Grade 5', 'Is archived']);
  expect(optionsOf(/Newcomers/)).toEqual(['Stays as it is', 'Is archived']);
  expect(optionsOf(/Room 9/)).toEqual(['Stays as it is', 'Is archived']);
  expect(optionsOf(/Shared/)).toEqual(['Stays as it is', 'Moves up to Grade 6']);
  await press('See what will happen');
  expect(screen.getByRole('alert').textContent).toBe('Choose what happens to at least one class first.');
});

it('tells all that will happen before anything does, and does just that', async () => {
  const calls = await open();
  await choose(/Grade 4 Readers/, 'Moves up to Grade 5');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in Grade 5' }).value).toBe(
    'Grade 5 Readers',
  );
  await choose(/Newcomers/, 'Is archived');
  await press('See what will happen');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Grade 4 Readers moves up to Grade 5 and is then called Grade 5 Readers. Students, their work, and the class code stay.',
    'Newcomers leaves your lists, and its code stops working. Students keep all their work.',
    '2 classes stay as they are.',
  ]);
  expect(calls()).toEqual([]);
  await press('Start the new school year');
  expect(await screen.findByText('Grade 5 Readers has moved up to Grade 5.')).toBeTruthy();
  expect(calls()).toEqual([
    { name: 'updateClass', body: { teacherId: readers.teacherId, name: 'Grade 5 Readers', grade: 5 } },
    { name: 'archiveClass', body: undefined },
  ]);
});

it('takes everything back that was done', async () => {
  const calls = await open();
  await choose(/Grade 4 Readers/, 'Moves up to Grade 5');
  await choose(/Newcomers/, 'Is archived');
  await press('See what will happen');
  await press('Start the new school year');
  await screen.findByText('Newcomers is archived.');
  await press('Undo');
  expect(await screen.findByRole('heading', { name: 'It is as it was' })).toBeTruthy();
  expect(calls().slice(2)).toEqual([
    { name: 'updateClass', body: { teacherId: readers.teacherId, name: 'Grade 4 Readers', grade: 4 } },
    { name: 'restoreClass', body: { classId: 8 } },
  ]);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('says which class was not changed and why, and changes the others', async () => {
  const detail = 'The network is away.';
  await open(({ name }) =>
    name === 'updateClass' ? new Refused({ code: 'offline', status: 0, detail }) : {},
  );
  await choose(/Grade 4 Readers/, 'Moves up to Grade 5');
  await choose(/Newcomers/, 'Is archived');
  await press('See what will happen');
  await press('Start the new school year');
  expect((await screen.findByRole('alert')).textContent).toBe(`Grade 4 Readers was not changed${detail}`);
  expect(screen.getByText('Newcomers is archived.')).toBeTruthy();
});

it('asks for a name where a class that moves up has none, and loses nothing on the way back', async () => {
  await open();
  await choose(/Grade 4 Readers/, 'Moves up to Grade 5');
  const name = screen.getByRole('textbox', { name: 'Name in Grade 5' });
  await userEvent.clear(name);
  await press('See what will happen');
  expect(screen.getByRole('alert').textContent).toBe('Please give Grade 4 Readers a name for the new year.');
  await userEvent.type(name, 'Otters');
  await press('See what will happen');
  await press('Change the plan');
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Name in Grade 5' }).value).toBe('Otters');
});

it('keeps the way back after the page was left, until another plan is made', async () => {
  await open();
  await choose(/Newcomers/, 'Is archived');
  await press('See what will happen');
  await press('Start the new school year');
  await screen.findByText('Newcomers is archived.');
  cleanup();
  const calls = await open();
  expect(screen.getByText('Newcomers is archived.')).toBeTruthy();
  await press('Undo');
  await screen.findByText('Newcomers is back.');
  expect(calls()).toEqual([{ name: 'restoreClass', body: { classId: 8 } }]);
  await press('Make another plan');
  expect(screen.getByRole('combobox', { name: /Newcomers/ })).toBeTruthy();
});
