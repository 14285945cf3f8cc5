import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { Messages } from '#platform/ui/web/messages.tsx';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { LogOutStudent } from './log-out-student.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

async function press(answer: unknown) {
  const calls = await renderWithServer(
    <>
      <LogOutStudent studentId={5} name="Ana Lopez" />
      <Messages />
    </>,
    () => answer,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Log out everywhere' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Log Ana Lopez out everywhere?' }));
  expect(calls).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }));
  return calls;
}

it('logs out after it has asked, and says so', async () => {
  const calls = await press({ loggedOut: true });
  expect(await screen.findByText('Ana Lopez is logged out everywhere.')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(calls).toEqual([{ name: 'logOutStudent', body: { studentId: 5 } }]);
});

it('says in the dialog why it did not', async () => {
  const detail = 'Nothing is here for you.';
  await press(new Refused({ code: 'not-found', status: 404, detail }));
  expect((await screen.findByRole('alert')).textContent).toBe(detail);
  expect(screen.getByRole('dialog')).toBeTruthy();
});
