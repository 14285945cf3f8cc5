import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer, type SentCall } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import type { StudentInClass } from '../../core/match-roster.ts';
import { AddStudents } from './add-students.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

interface Asked {
  readonly items: readonly { readonly username: string }[];
}
interface Names {
  readonly names: readonly { readonly studentId: number }[];
}
interface Sent {
  readonly newStudents: readonly {
    readonly firstName: string;
    readonly lastName: string;
    readonly addAnyway: boolean;
  }[];
}
const sentIn = (calls: readonly SentCall[]) =>
  calls
    .filter(({ name }) => name === 'createStudents')
    .flatMap(({ body }) => (body as Sent).newStudents)
    .map(({ firstName, lastName, addAnyway }) => `${firstName} ${lastName}${addAnyway ? ' anyway' : ''}`);

type Answer = (firstName: string) => { readonly code: string } | null;

const ZOE = { studentId: 41, username: 'zoe.p', firstName: 'Zoë', lastName: 'Park' };
const BEA = { studentId: 42, username: 'bea.k', firstName: 'Bea', lastName: 'Kim' };

interface Scene {
  /** Which names the server refuses, and why. */
  readonly refuse?: Answer;
  readonly inClass?: readonly StudentInClass[] | null;
  readonly isApproved?: boolean;
  readonly taken?: readonly string[];
}

async function open({ refuse = () => null, inClass = [ZOE], isApproved = true, taken = [] }: Scene = {}) {
  return renderWithServer(
    <AddStudents
      schoolClass={{ id: 7, name: 'Readers', mayReset: isApproved } as TeacherClass}
      readStudents={async () => inClass}
      onChanged={() => {}}
    />,
    ({ name, body }) => {
      if (name === 'validateUsernamesAndEmails')
        return {
          items: (body as Asked).items.map(({ username }, index) =>
            taken.includes(username)
              ? { index, ok: false, code: 'taken' }
              : { index, ok: true, code: 'free' },
          ),
        };
      if (name === 'renameStudents')
        return {
          students: (body as Names).names.map(({ studentId }, index) => ({
            index,
            studentId,
            outcome: 'renamed',
            message: '',
          })),
        };
      return {
        students: (body as Sent).newStudents.map(({ firstName, addAnyway }, index) => {
          const fault = addAnyway ? null : refuse(firstName);
          return fault
            ? {
                index,
                outcome: 'refused',
                studentId: null,
                faults: [{ field: 'firstName', message: 'Already there.', ...fault }],
              }
            : { index, outcome: 'created', studentId: index + 1, faults: [] };
        }),
      };
    },
  );
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function paste(names: string) {
  await userEvent.click(screen.getByLabelText('Names', { exact: false }));
  await userEvent.paste(names);
  await press('Continue');
  await screen.findByRole('heading', { name: 'Check the names' });
}
const listOf = (name: string) => within(screen.getByRole('list', { name, hidden: true }));
const rowOf = (index: number) =>
  within(listOf('New students').getAllByRole('listitem')[index] ?? document.body);
const typedIn = (index: number, label: string) => rowOf(index).getByLabelText<HTMLInputElement>(label).value;
const columns = () => screen.getAllByRole<HTMLSelectElement>('combobox').map(({ value }) => value);

it('creates nobody who is in the class, leaves off who is twice in the list, and says so', async () => {
  const calls = await open();
  await paste('Ana Lopez\nzoe park\nana lopez\nBao Ng');
  expect(screen.getByRole('heading', { name: '1 student is in the class already' })).toBeTruthy();
  expect(listOf('In the class already').getByText('zoe.p')).toBeTruthy();
  expect(rowOf(1).getByText('Twice in your list')).toBeTruthy();
  expect(screen.getByText('1 name is left off')).toBeTruthy();
  await press('Create 2 accounts');
  expect(await screen.findByText('2 accounts are ready')).toBeTruthy();
  expect(sentIn(calls)).toEqual(['Ana Lopez', 'Bao Ng']);
});

it('adds one of them anyway when the teacher says that it is another child', async () => {
  const calls = await open();
  await paste('Zoë Park\nBao Ng');
  await userEvent.click(screen.getByRole('button', { name: 'Add anyway: Zoë Park', hidden: true }));
  await press('Create 2 accounts');
  expect(await screen.findByText('2 accounts are ready')).toBeTruthy();
  expect(sentIn(calls)).toEqual(['Zoë Park anyway', 'Bao Ng']);
});

it('stays with a name that only the server knows of, until it is added anyway', async () => {
  const calls = await open({ refuse: (name) => (name === 'Cal' ? { code: 'already-in-class' } : null) });
  await paste('Cal Oz\nBao Ng');
  await press('Create 2 accounts');
  expect(await screen.findByText('Already in this class')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on with 1 account' })).toBeTruthy();
  await press('Add anyway: Cal Oz');
  await press('Create 1 more');
  expect(await screen.findByText('2 accounts are ready')).toBeTruthy();
  expect(sentIn(calls)).toEqual(['Cal Oz', 'Bao Ng', 'Cal Oz anyway']);
});

it('has nothing to do for a list that is in the class, and names who is not on it', async () => {
  const calls = await open({ inClass: [ZOE, BEA] });
  await paste('Zoe Park');
  expect(screen.getByText('Nothing to do: this student is in the class already')).toBeTruthy();
  expect(listOf('In the class and not on your list').getByText('Bea Kim')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^(Create|Change)/ })).toBeNull();
  expect(sentIn(calls)).toEqual([]);
});

it('does not go on while it is unknown who is in the class', async () => {
  await open({ inClass: null });
  await userEvent.type(screen.getByLabelText('Names', { exact: false }), 'Ana Lopez');
  await press('Continue');
  expect(await screen.findByText(/^We could not look up who is in the class\./)).toBeTruthy();
  expect(screen.queryByRole('list', { name: 'New students' })).toBeNull();
});

const WITH_USERNAMES = 'Name,Username\nZoey Park,ZOE.P\nBeatrice Kim,bea.k\nCal Oz,cal.o';

it('changes names of usernames that are in the class, but those that are taken off', async () => {
  const calls = await open({ inClass: [ZOE, BEA] });
  await paste(WITH_USERNAMES);
  expect(screen.getByRole('heading', { name: '2 names will change' })).toBeTruthy();
  expect(typedIn(0, 'Username')).toBe('cal.o');
  await press('Keep the old name: Bea Kim');
  expect(screen.getByRole('heading', { name: '1 name will change' })).toBeTruthy();
  await press('Create 1 account and change 1 name');
  expect(await screen.findByText('1 account is ready')).toBeTruthy();
  expect(screen.getByText('1 name was changed: Zoey Park.')).toBeTruthy();
  expect(calls.find(({ name }) => name === 'renameStudents')?.body).toEqual({
    classId: 7,
    names: [
      {
        studentId: 41,
        firstName: 'Zoey',
        lastName: 'Park',
        was: { firstName: ZOE.firstName, lastName: ZOE.lastName },
      },
    ],
  });
});

it('changes names alone, without cards', async () => {
  const calls = await open({ inClass: [ZOE, BEA] });
  await paste('Name,Username\nZoey Park,zoe.p');
  await press('Change 1 name');
  expect(await screen.findByRole('heading', { name: '1 name is changed' })).toBeTruthy();
  expect(sentIn(calls)).toEqual([]);
  await press('Take the old name back');
  expect(await screen.findByRole('heading', { name: 'The names are as they were' })).toBeTruthy();
  expect(calls.findLast(({ name }) => name === 'renameStudents')?.body).toEqual({
    classId: 7,
    names: [
      {
        studentId: 41,
        firstName: ZOE.firstName,
        lastName: ZOE.lastName,
        was: { firstName: 'Zoey', lastName: 'Park' },
      },
    ],
  });
});

it('leaves names as they are for a teacher who is not approved', async () => {
  await open({ inClass: [ZOE, BEA], isApproved: false });
  await paste(WITH_USERNAMES);
  expect(screen.getByRole('heading', { name: '2 names differ and will stay' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Keep the old name/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Create 1 account' })).toBeTruthy();
});

it('says of usernames of the list that they are taken, before anything is sent', async () => {
  await open({ taken: ['ana.l'] });
  await paste('Name,Username\nAna Lopez,ana.l\nBao Ng,bao.n\nBo Ng,BAO.N\nCal Oz,x');
  expect(rowOf(0).getByText(/^This username is taken\./)).toBeTruthy();
  expect(rowOf(1).queryByText(/username/)).toBeNull();
  expect(rowOf(2).getByText('This username is in your list twice.')).toBeTruthy();
  expect(rowOf(3).getByText('A username has at least 3 characters.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create 1 account' })).toBeTruthy();
  expect(screen.getByText('3 rows need a change. The others are fine.')).toBeTruthy();
});

it('offers a free username for one that is twice in the list, and creates what it says', async () => {
  const calls = await open();
  await paste('Name,Username\nAna Lopez,ana.l\nBo Ng,ana.l\nCal Oz,cal.o');
  await press('Create 2 accounts');
  expect(await screen.findByRole('button', { name: 'Go on with 2 accounts' })).toBeTruthy();
  expect(sentIn(calls)).toEqual(['Ana Lopez', 'Cal Oz']);
  await userEvent.click(rowOf(1).getByRole('button', { name: /^Use bo\.n/ }));
  await press('Create 1 more');
  expect(await screen.findByText('3 accounts are ready')).toBeTruthy();
});

it('names who has no account yet beside the cards of the others, with the way back to them', async () => {
  await open();
  await paste('Name,Username\nAna Lopez,ana.l\nBo Ng,ana.l');
  await press('Create 1 account');
  await userEvent.click(await screen.findByRole('button', { name: 'Go on with 1 account' }));
  expect(screen.getByText('1 student has no account yet')).toBeTruthy();
  await press('Back to the list');
  expect(screen.getByText('1 row needs a change. The others are fine.')).toBeTruthy();
});

it('reads columns as the teacher says, and keeps what was typed and taken off', async () => {
  await open();
  await paste('Last Name,First Name,Nickname\nLopez,Ana,Annie\nNg,Bao,Bo\nOz,Cal,Cal');
  expect(columns()).toEqual(['last', 'first', 'left-out']);
  const lastName = rowOf(1).getByLabelText('Last name');
  await userEvent.clear(lastName);
  await userEvent.type(lastName, 'Nguyen');
  await press('Take Cal Oz off the list');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nickname' }), 'First name');
  expect(columns()).toEqual(['last', 'left-out', 'first']);
  expect(typedIn(0, 'First name')).toBe('Annie');
  expect(typedIn(1, 'Last name')).toBe('Nguyen');
  expect(screen.queryByDisplayValue('Oz')).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Nickname' }), 'Leave out');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Last Name' }), 'Leave out');
  expect(await screen.findByText(/^Choose the column that has/)).toBeTruthy();
});

it('asks once more when the list may be that of another class', async () => {
  const many = Array.from({ length: 6 }, (_, at) => ({
    ...ZOE,
    studentId: at,
    username: `u${at}`,
    firstName: `Z${at}`,
  }));
  const calls = await open({ inClass: many });
  await paste('Ana Lopez\nBao Ng\nCal Oz\nDee Pi');
  await press('Create 4 accounts');
  const dialog = within(await screen.findByRole('dialog', { name: 'Is Readers the right class?' }));
  expect(dialog.getByText('None of the 4 names on your list is in Readers yet.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'No, go back' }));
  expect(sentIn(calls)).toEqual([]);
  await press('Create 4 accounts');
  await userEvent.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Create 4 accounts' }),
  );
  expect(await screen.findByText('4 accounts are ready')).toBeTruthy();
});

it('shows the heads of the columns once', async () => {
  await open();
  await paste('Ana Lopez\nBao Ng');
  expect(screen.getAllByText('First name', { selector: 'span' })).toHaveLength(1);
});

it('reads a column “Student Name” at the comma, says so, and says nothing of it after a swap', async () => {
  await open();
  await paste('Student Name\nLopez, Ana\nSmith, Bao\nSmith, Cal');
  expect(typedIn(0, 'First name')).toBe('Ana');
  expect(typedIn(2, 'Last name')).toBe('Smith');
  const how = 'The last name stands before the comma: “Lopez, Ana” is first name Ana, last name Lopez.';
  expect(screen.getByText(how)).toBeTruthy();
  expect(screen.queryByText('Twice in your list')).toBeNull();
  await press('Swap first and last names');
  expect(screen.queryByText(how)).toBeNull();
});
