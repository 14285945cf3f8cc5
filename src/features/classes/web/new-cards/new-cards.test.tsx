import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { SignedInTeacher } from '#features/accounts/web/testing/signed-in-teacher.tsx';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { NewCards } from './new-cards.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const student = (studentId: number, firstName: string, isNew: boolean) => ({
  studentId,
  firstName,
  lastName: 'Lopez',
  username: `${firstName.toLowerCase()}.${studentId}`,
  isNew,
  accountLocked: false,
});
const students = [student(1, 'Ana', false), student(2, 'Ben', true), student(3, 'Ben', true)];

const open = (answer: (call: SentCall) => unknown = ({ body }) => passwordsFor(body)) =>
  renderWithServer(
    <SignedInTeacher>
      <NewCards schoolClass={{ id: 7, name: 'Readers', mayReset: true }} students={students} />
    </SignedInTeacher>,
    answer,
  );
const idsIn = (body: unknown) =>
  (body as { studentPasswords: { studentId: number }[] }).studentPasswords.map(({ studentId }) => studentId);
/** Gives passwords, except to one student. */
const passwordsFor = (body: unknown, refused?: number) => ({
  students: idsIn(body).map((studentId, index) => ({
    index,
    studentId,
    outcome: studentId === refused ? 'not-yours' : 'renewed',
    message: studentId === refused ? 'Only a teacher whom an administrator has approved can.' : '',
    login:
      studentId === refused
        ? null
        : { username: students[studentId - 1]?.username, password: `quiet otter 5${studentId}` },
  })),
});
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const checked = () => screen.getAllByRole<HTMLInputElement>('checkbox').map((box) => box.checked);
const NEW_ONES = 'Choose 2 who have not logged in yet';

it('chooses nobody at first, and says that the old card stops working', async () => {
  await open();
  expect(checked()).toEqual([false, false, false]);
  expect(screen.getByText(/their old card stops working/)).toBeTruthy();
  await press(NEW_ONES);
  expect(checked()).toEqual([false, true, true]);
  await press('Create 2 cards');
  expect(screen.getByText(/Their old cards stop working/)).toBeTruthy();
});

it('says who has not logged in yet, and tells two of one name apart', async () => {
  await open();
  expect(screen.getByRole('checkbox', { name: 'Ben Lopez (ben.2) · has not logged in yet' })).toBeTruthy();
});

it('gives new passwords to those who are chosen, and only after it has asked', async () => {
  const calls = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /ben\.2/ }));
  await press('Create 1 card');
  expect(calls).toEqual([]);
  await press('Cancel');
  await press('Create 1 card');
  await press('Create the password');
  expect(await screen.findByRole('heading', { name: '1 card is ready' })).toBeTruthy();
  expect(calls).toEqual([
    {
      name: 'renewPasswords',

      body: { studentPasswords: [{ studentId: 2 }], mustChangePassword: false },
    },
  ]);
  expect(within(screen.getByRole('table')).getByRole('cell', { name: 'quiet otter 52' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Print login cards' })).toBeTruthy();
});

it('prints the cards that it has where one student is refused, and says so', async () => {
  await open(({ body }) => passwordsFor(body, 3));
  await press(NEW_ONES);
  await press('Create 2 cards');
  await press('Create the passwords');
  expect((await screen.findByRole('alert')).textContent).toContain('Ben Lopez: Only a teacher whom');
  expect(screen.getByRole('heading', { name: '1 card is ready' })).toBeTruthy();
});

it('asks for a choice where nobody is chosen', async () => {
  await open();
  await press('Create cards');
  expect(screen.getByRole('alert').textContent).toBe('Choose at least one student first.');
});

it('asks again for students for whom there was no time, and then has their cards', async () => {
  let asked = 0;
  const calls = await open(({ body }) => {
    const { students: answers } = passwordsFor(body);
    asked++;
    const late = { outcome: 'not-yet', message: 'There was no time.', login: null };
    return {
      students: answers.map((one) => (asked === 1 && one.studentId === 3 ? { ...one, ...late } : one)),
    };
  });
  await press(NEW_ONES);
  await press('Create 2 cards');
  await press('Create the passwords');
  expect(await screen.findByRole('heading', { name: '2 cards are ready' }, { timeout: 6000 })).toBeTruthy();
  expect(calls.map(({ body }) => idsIn(body))).toEqual([[2, 3], [3]]);
});

it('claims nothing about the old passwords where no answer came', async () => {
  await open(
    () => new Refused({ code: 'unavailable', status: 503, detail: 'Please try again in a minute.' }),
  );
  await press(NEW_ONES);
  await press('Create 2 cards');
  await press('Create the passwords');
  const note = await screen.findByRole('alert');
  expect(note.textContent).toContain('Create these cards again');
  expect(note.textContent).not.toContain('still works');
});
