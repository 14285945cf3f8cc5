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
import { SchoolYearPage } from './school-year-page.tsx';

afterEach(cleanup);

const code = { classCode: 'ABCD-EFGH', classCodeExpires: '2099-08-15T00:00:00.000Z', timezone: 'UTC' };
const classes = [
  { ...readers, ...code, id: 7, name: 'Grade 4 Readers', grade: 4 },
  { ...readers, id: 8, name: 'Newcomers', grade: 13, studentCount: 2 },
  { ...readers, id: 9, name: 'Room 9', grade: 12 },
  { ...readers, id: 10, name: 'Shared', grade: 5, ownerName: 'Ms. Novak' },
];
const named = (n: number, firstName: string) => ({
  studentId: n,
  username: firstName.toLowerCase(),
  firstName,
  lastName: '',
});
const preview = {
  classes: [{ classId: 8, openActivities: 2, withoutClass: 2, students: [named(5, 'Ana'), named(6, 'Ben')] }],
};
const of = (change: object) => ({ nameBefore: '', gradeBefore: 4, movedTo: null, ...change });
const year = {
  yearId: 3,
  startedAt: '2026-08-20T12:00:00.000Z',
  timezone: 'UTC',
  classes: [
    of({ classId: 7, step: 'move-up', name: 'Grade 5 Readers', grade: 5 }),
    of({
      classId: 8,
      step: 'archive',
      name: 'Newcomers',
      grade: 13,
      movedTo: { id: 7, name: 'Grade 5 Readers', students: 2 },
    }),
  ],
};
const undone = {
  classes: [
    { classId: 7, step: 'move-up', name: 'Grade 4 Readers', grade: 4, code: 'undone' },
    { classId: 8, step: 'archive', name: 'Newcomers', grade: 13, code: 'undone' },
  ],
  studentsBack: 2,
  studentsStaying: 0,
};

async function open(answer: (call: SentCall) => unknown = () => null, years: readonly object[] = []) {
  const calls = await renderWithServer(
    <SignedInTeacher>
      <SchoolYearPage />
    </SignedInTeacher>,
    (call) => {
      if (call.name === 'listClasses') return { classes };
      if (call.name === 'listSchoolYears') return { years };
      if (call.name === 'previewArchive') return preview;
      return answer(call) ?? (call.name === 'undoSchoolYear' ? undone : { year, unchanged: [] });
    },
  );
  await screen.findAllByRole('heading', { level: 2 });
  return () => calls.filter(({ name }) => name === 'startSchoolYear' || name === 'undoSchoolYear');
}
const choose = (name: RegExp, step: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name }), step);
const optionsOf = (name: RegExp) =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name }).options].map(({ text }) => text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
const planBoth = async () => {
  await choose(/Grade 4 Readers/, 'Moves up to Grade 5');
  await choose(/Newcomers/, 'Is archived');
};

it('offers what can become of each class, and plans nothing unasked', async () => {
  await open();
  expect(optionsOf(/Grade 4 Readers/)).toEqual(['Stays as it is', 'Moves up to Grade 5', 'Is archived']);
  expect(optionsOf(/Newcomers/)).toEqual(['Stays as it is', 'Is archived']);
  expect(optionsOf(/Room 9/)).toEqual(['Stays as it is', 'Is archived']);
  expect(optionsOf(/Shared/)).toEqual(['Stays as it is', 'Moves up to Grade 6']);
  await press('See what will happen');
  expect(screen.getByRole('alert').textContent).toBe('Choose what happens to at least one class first.');
});

it('tells before anything happens what becomes of code, activities, and students', async () => {
  const calls = await open();
  await planBoth();
  await press('See what will happen');
  await screen.findByText(/2 open activities end/);
  expect(items()).toEqual([
    'Grade 4 Readers moves up to Grade 5 and is then called Grade 5 Readers. Students and their work stay. Its class code works until Aug 15, 2099.',
    'Newcomers leaves your lists, and its code stops working. Students keep all their work.' +
      '2 open activities end; they come back if you restore the class.' +
      '2 students will be in no class: Ana and Ben. They can still log in and read. To move them, change the plan and choose a class for them.',
    '2 classes stay as they are.',
  ]);
  expect(calls()).toEqual([]);
});

it('moves students of an archived class into one that stays, and does all of it in one call', async () => {
  const calls = await open();
  await planBoth();
  expect(optionsOf(/Where do its students go/)).toEqual([
    'They only leave this class',
    'Grade 5 Readers · Grade 5',
    'Room 9 · Grade 12',
    'Shared · Grade 5',
  ]);
  await choose(/Where do its students go/, 'Grade 5 Readers · Grade 5');
  await press('See what will happen');
  expect(
    await screen.findByText(/Its 2 students move to Grade 5 Readers · Grade 5 and keep all their work/),
  ).toBeTruthy();
  expect(screen.queryByText(/in no class/)).toBeNull();
  await press('Start the new school year');
  await screen.findByText('Grade 5 Readers has moved up to Grade 5.');
  expect(items()).toContain('Newcomers is archived. 2 students are in Grade 5 Readers now.');
  expect(calls()).toEqual([
    {
      name: 'startSchoolYear',
      body: {
        yearKey: expect.any(String),
        steps: [
          { classId: 7, step: 'move-up', grade: 4, name: 'Grade 5 Readers', moveTo: null },
          { classId: 8, step: 'archive', grade: 13, name: 'Newcomers', moveTo: 7 },
        ],
      },
    },
  ]);
});

it('takes everything back that was done', async () => {
  const calls = await open();
  await planBoth();
  await press('See what will happen');
  await press('Start the new school year');
  await screen.findByText(/^Newcomers is archived/);
  await press('Undo');
  expect(await screen.findByRole('heading', { name: 'It is as it was' })).toBeTruthy();
  expect(items()).toEqual([
    'Grade 4 Readers is in Grade 4 again.',
    'Newcomers is back.',
    '2 students moved back.',
  ]);
  expect(calls()[1]).toEqual({ name: 'undoSchoolYear', body: { yearId: 3 } });
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

it('sends the same plan with the same key again, and says that nothing is done twice', async () => {
  let times = 0;
  const calls = await open(() => {
    times += 1;
    return times === 1 ? new Refused({ code: 'offline', status: 0, detail: 'The network is away.' }) : null;
  });
  await planBoth();
  await press('See what will happen');
  await press('Start the new school year');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The network is away. You can try again: nothing is done twice.',
  );
  await press('Start the new school year');
  await screen.findByText(/^Newcomers is archived/);
  const [first, second] = calls();
  expect(second).toEqual(first);
});

it('says which class was changed meanwhile', async () => {
  await open(() => ({ year: null, unchanged: [7] }));
  await planBoth();
  await press('See what will happen');
  await press('Start the new school year');
  expect(await screen.findByRole('heading', { name: 'Nothing was changed' })).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toMatch(/^Grade 4 Readers was not changed/);
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
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

it('offers the undo of a school year that was started before, and says what was left alone', async () => {
  const left = { ...undone, classes: [{ ...undone.classes[0], code: 'changed' }], studentsStaying: 1 };
  await open(() => left, [year]);
  expect(await screen.findByRole('heading', { name: /^New school year of Aug 20, 2026/ })).toBeTruthy();
  await press('Undo');
  expect(
    await screen.findByRole('heading', { name: 'Undone, except for what has been changed since' }),
  ).toBeTruthy();
  expect(items()).toContain('Grade 4 Readers was left as it is, because it has been changed since.');
});
