import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { type AdminAccount, listAccounts } from '../contract/people.ts';
import { AccountDialog } from './account-dialog.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const ACCOUNT: AdminAccount = {
  userId: 7,
  username: 'maria.rivera',
  firstName: 'Maria',
  lastName: 'Rivera',
  role: 'teacher',
  email: 'maria@school.example',
  createdAt: '2026-10-14T14:00:00.000Z',
  lastLoginAt: null,
  lockedAt: null,
  approvedAt: null,
  classes: [],
  sameEmail: [],
};

function List() {
  useEndpointQuery(listAccounts, { query: { q: '', show: 'waiting' } });
  return <AccountDialog act="approve" account={ACCOUNT} onClose={() => undefined} />;
}

it('sends what it showed, and where the account is another one by now it says so and reads the list again', async () => {
  const calls = await renderWithServer(<List />, ({ name }: SentCall) =>
    name === 'listAccounts'
      ? { accounts: [], total: 0, waiting: 0 }
      : new Refused({
          code: 'account-changed',
          status: 409,
          detail: 'This account changed meanwhile. Look at it again.',
        }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Look at it again.');
  const names = calls.map(({ name }) => name);
  expect(names).toEqual(['listAccounts', 'approveTeacher', 'listAccounts']);
  expect(calls[1]?.body).toMatchObject({
    userId: 7,
    seen: { email: 'maria@school.example', firstName: 'Maria', lastName: 'Rivera' },
  });
});
