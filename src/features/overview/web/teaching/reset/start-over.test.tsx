import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { StartOver } from './start-over.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const ANA = { studentId: 5, name: 'Ana Lopez' };
const BEN = { studentId: 6, name: 'Ben Okafor' };
const open = async (students: (typeof ANA)[], answers: readonly object[]) => {
  const calls = await renderWithServer(<StartOver classId={12} students={students} />, () => ({
    students: answers,
  }));
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  return { calls, dialog: await screen.findByRole('dialog') };
};
const confirm = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Start over' }));

it('names the student, says what is kept, and leaves the points unless they are asked for', async () => {
  const { calls, dialog } = await open([ANA], [{ ok: true, code: 'reset' }]);
  expect(within(dialog).getByRole('heading').textContent).toBe('Let Ana Lopez start over?');
  expect(dialog.textContent).toContain('Every finished quiz with its answers');
  expect(dialog.textContent).toContain('A passage that was read before');
  await confirm(dialog);
  expect(calls).toContainEqual({
    name: 'resetProgress',
    body: { classId: 12, studentIds: [5], resetPoints: false },
  });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
});

it('names everybody, and takes the points where that is chosen', async () => {
  const { calls, dialog } = await open(
    [ANA, BEN],
    [
      { ok: true, code: 'reset' },
      { ok: true, code: 'reset' },
    ],
  );
  expect(dialog.textContent).toContain('Ana Lopez, Ben Okafor');
  await userEvent.click(within(dialog).getByRole('switch', { name: /Points start at 0/ }));
  await confirm(dialog);
  expect(calls).toContainEqual({
    name: 'resetProgress',
    body: { classId: 12, studentIds: [5, 6], resetPoints: true },
  });
});

it('says why nothing was done, and stays open', async () => {
  const message = 'There is no such student in this class.';
  const { dialog } = await open([ANA], [{ ok: false, code: 'not-found', message }]);
  await confirm(dialog);
  expect((await within(dialog).findByRole('alert')).textContent).toBe(message);
});
