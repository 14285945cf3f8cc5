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

it('shows the parents of a student, removes one after it asked, and closes the family code', async () => {
  const parent = {
    linkId: 4,
    name: 'Maria Lopez',
    username: 'maria.l',
    askedAt: ASKED.at,
    confirmedAt: ASKED.at,
  };
  const family = { consent: null, withdrawal: null, erasureAskedAt: null };
  const code = { familyCode: 'ABCDE-23456', expiresAt: '2027-07-01T00:00:00.000Z' };
  const calls = await open(({ name }) =>
    name === 'getStudentFamily' ? { ...family, code, parents: [parent] } : { ended: true, closed: true },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Parents of Ana Lopez' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close the family code' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove Maria Lopez' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Maria Lopez?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('dialog', { name: 'Parents of Ana Lopez' })).toBeTruthy();
  const changes = calls.filter(({ name }) => name === 'closeFamilyCode' || name === 'endParentLink');
  expect(changes.map(({ body }) => body)).toEqual([{ studentId: 12 }, { studentId: 12, linkId: 4 }]);
});

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
