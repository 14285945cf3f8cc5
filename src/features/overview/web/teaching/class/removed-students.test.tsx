import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { readers } from '../testing/fixture-class.ts';
import { RemovedStudents } from './removed-students.tsx';

afterEach(cleanup);

const ana = {
  studentId: 5,
  username: 'ana.l',
  firstName: 'Ana',
  lastName: 'Lopez',
  removedAt: new Date().toISOString(),
};

/** A server from which Ana is removed until she is brought back. */
function open(restore: unknown = { students: [{ ok: true, code: 'restored' }] }) {
  let students = [ana];
  return renderWithServer(<RemovedStudents schoolClass={readers} />, ({ name }) => {
    if (name === 'listRemovedStudents') return { students };
    if (!(restore instanceof Refused)) students = [];
    return restore;
  });
}
const bringBack = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Bring back Ana Lopez' }));

it('says who was removed and when, and brings a student back', async () => {
  const calls = await open();
  expect(await screen.findByText(/for 7 days, until they join another class/)).toBeTruthy();
  expect(screen.getByText('today')).toBeTruthy();
  await bringBack();
  await expect.poll(() => screen.queryByRole('heading', { name: 'Removed students' })).toBeNull();
  expect(calls).toContainEqual({
    name: 'restoreStudentsToClass',
    body: { classId: readers.id, studentIds: [5] },
  });
});

it('keeps the student on the list when it did not work', async () => {
  await open(new Refused({ code: 'offline', status: 0, detail: 'The network is away.' }));
  await bringBack();
  expect(await screen.findByRole('button', { name: 'Bring back Ana Lopez' })).toBeTruthy();
});

it('shows nothing where nobody was removed', async () => {
  const calls = await renderWithServer(<RemovedStudents schoolClass={readers} />, () => ({ students: [] }));
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByRole('heading')).toBeNull();
});
