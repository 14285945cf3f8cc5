import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { rosterLine } from '../testing/fixture-roster.ts';
import { MergeAccounts } from './merge-accounts.tsx';
import type { Account } from './merge-dialog.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const ROOM = { id: 12, timezone: 'America/New_York' };
const account = (studentId: number, username: string, facts: object = {}): Account => ({
  ...rosterLine('Ana', { studentId, username, ...facts }),
  name: 'Ana Rivera',
});
const OLD = account(5, 'ana.r', { quizzesTaken: 12 });
const NEW = account(6, 'ana.r2', {
  quizzesTaken: 0,
  totalPoints: 0,
  initialLevel: null,
  readingLevel: null,
  pretestStatus: 'pretest_not_started',
  lastSeen: null,
});

async function open(answer: unknown = { keptId: 5, joinedId: 6 }) {
  let done = 0;
  const calls = await renderWithServer(
    <MergeAccounts schoolClass={ROOM} accounts={[NEW, OLD]} onDone={() => (done += 1)} />,
    () => answer,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Merge accounts' }));
  return { calls, dialog: await screen.findByRole('dialog'), doneTimes: () => done };
}
const join = (dialog: HTMLElement) =>
  userEvent.click(within(dialog).getByRole('button', { name: 'Merge accounts' }));

it('keeps the account with more work, and says what becomes of both', async () => {
  const { calls, dialog, doneTimes } = await open();
  expect(within(dialog).getByRole('radio', { name: 'ana.r' })).toHaveProperty('checked', true);
  expect(dialog.textContent).toContain('The level of ana.r.');
  expect(dialog.textContent).toContain('ana.r2. Whoever logs in there');
  await join(dialog);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls).toContainEqual({ name: 'mergeStudents', body: { classId: 12, keptId: 5, joinedId: 6 } });
  expect(doneTimes()).toBe(1);
});

it('keeps the other one where the teacher wants it, with the level of the one that has one', async () => {
  const { calls, dialog } = await open();
  await userEvent.click(within(dialog).getByRole('radio', { name: 'ana.r2' }));
  expect(dialog.textContent).toContain('The level of ana.r, because ana.r2 has none yet.');
  await join(dialog);
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  expect(calls).toContainEqual({ name: 'mergeStudents', body: { classId: 12, keptId: 6, joinedId: 5 } });
});

it('says why nothing was done, and stays open', async () => {
  const { dialog, doneTimes } = await open(
    new Refused({ code: 'account-locked', status: 409, detail: 'One of these accounts is locked.' }),
  );
  await join(dialog);
  expect(await within(dialog).findByRole('alert')).toBeTruthy();
  expect(doneTimes()).toBe(0);
});
