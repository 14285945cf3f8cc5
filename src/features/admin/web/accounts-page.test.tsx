import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { accountsPage } from '#platform/screens/core/staff-addresses.ts';
import { AccountsPage } from './accounts-page.tsx';

afterEach(() => {
  cleanup();
  document.head.replaceChildren();
});

const APPROVED_AT_ONCE = 'This is a demo, so every new teacher is approved at once.';
const open = () =>
  renderWithServer(<AccountsPage />, () => ({ accounts: [], total: 0, waiting: 0 }), {
    path: accountsPage.path,
  });

it('says in a demo alone that nobody has to be approved', async () => {
  await open();
  await screen.findByText('No teacher waits');
  expect(screen.queryByText(APPROVED_AT_ONCE)).toBeNull();
  cleanup();
  document.head.innerHTML = '<meta name="openleaf-mode" content="demo">';
  await open();
  expect(await screen.findByText(APPROVED_AT_ONCE)).toBeTruthy();
});
