import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { familiesPage } from '#platform/screens/core/staff-addresses.ts';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { FamiliesPage } from './families-page.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const ANA = { userId: 12, name: 'Ana Lopez', username: 'ana.lopez', parentName: 'Maria Lopez', linkId: 4 };
const ASKED = { ...ANA, at: '2026-10-14T14:00:00.000Z' };
const open = (answer: (call: SentCall) => unknown) =>
  renderWithServer(
    <FamiliesPage />,
    (call) => (call.name === 'listFamilies' ? { erasures: [ASKED], withdrawals: [] } : answer(call)),
    { path: familiesPage.path },
  );

it('declines a request after it asked, and says why where it does not work', async () => {
  const detail = 'We could not find this.';
  let answer: unknown = new Refused({ code: 'not-found', status: 404, detail });
  const calls = await open(() => answer);
  await userEvent.click(await screen.findByRole('button', { name: 'Decline the request for Ana Lopez' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/Maria Lopez sees that you declined/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(await dialog.findByText(detail)).toBeTruthy();
  answer = { declined: true };
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  const sent = calls.filter(({ name }) => name === 'declineErasure').map(({ body }) => body);
  expect(sent).toEqual([
    { studentId: 12, linkId: 4 },
    { studentId: 12, linkId: 4 },
  ]);
});
