import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer, type SentCall } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import type { TeacherClass } from '../../contract/endpoints.ts';
import { AddStudents } from './add-students.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

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

/** @param refuse which names the server refuses, and why. */
async function open(refuse: Answer = () => null) {
  const calls = await renderWithServer(
    <AddStudents
      schoolClass={{ id: 7, name: 'Readers' } as TeacherClass}
      students={[{ firstName: 'Zoë', lastName: 'Park' }]}
      onCreated={() => {}}
    />,
    ({ name, body }) =>
      name === 'validateUsernamesAndEmails'
        ? { items: [] }
        : {
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
          },
  );
  return calls;
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function paste(names: string) {
  await userEvent.click(screen.getByLabelText('Names', { exact: false }));
  await userEvent.paste(names);
  await press('Continue');
  await screen.findByRole('list', { name: 'New students' });
}
const rowOf = (index: number) => within(screen.getAllByRole('listitem')[index] ?? document.body);

it('leaves off who is in the class and who is twice in the list, and says so', async () => {
  const calls = await open();
  await paste('Ana Lopez\nzoe park\nana lopez\nBao Ng');
  expect(rowOf(1).getByText('Already in this class')).toBeTruthy();
  expect(rowOf(2).getByText('Twice in your list')).toBeTruthy();
  expect(screen.getByText('2 names are left off')).toBeTruthy();
  await press('Create 2 accounts');
  expect(await screen.findByText('2 accounts are ready')).toBeTruthy();
  expect(sentIn(calls)).toEqual(['Ana Lopez', 'Bao Ng']);
});

it('adds one of them anyway when the teacher says that it is another child', async () => {
  const calls = await open();
  await paste('Zoë Park\nBao Ng');
  await press('Add anyway: Zoë Park');
  await press('Create 2 accounts');
  expect(await screen.findByText('2 accounts are ready')).toBeTruthy();
  expect(sentIn(calls)).toEqual(['Zoë Park anyway', 'Bao Ng']);
});

it('stays with a name that only the server knows of, until it is added anyway', async () => {
  const calls = await open((firstName) => (firstName === 'Cal' ? { code: 'already-in-class' } : null));
  await paste('Cal Oz\nBao Ng');
  await press('Create 2 accounts');
  expect(await screen.findByText('Already in this class')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Go on with 1 account' })).toBeTruthy();
  await press('Add anyway: Cal Oz');
  await press('Create 1 more');
  expect(await screen.findByText('2 accounts are ready')).toBeTruthy();
  expect(sentIn(calls)).toEqual(['Cal Oz', 'Bao Ng', 'Cal Oz anyway']);
});

it('shows the heads of the columns once', async () => {
  await open();
  await paste('Ana Lopez\nBao Ng');
  expect(screen.getAllByText('First name', { selector: 'span' })).toHaveLength(1);
});

it('reads a column “Student Name” at the comma, says so, and says nothing of it after a swap', async () => {
  await open();
  await paste('Student Name\nLopez, Ana\nSmith, Bao\nSmith, Cal');
  expect(rowOf(0).getByLabelText<HTMLInputElement>('First name').value).toBe('Ana');
  expect(rowOf(2).getByLabelText<HTMLInputElement>('Last name').value).toBe('Smith');
  const how = 'The last name stands before the comma: “Lopez, Ana” is first name Ana, last name Lopez.';
  expect(screen.getByText(how)).toBeTruthy();
  expect(screen.queryByText('Twice in your list')).toBeNull();
  await press('Swap first and last names');
  expect(screen.queryByText(how)).toBeNull();
});
