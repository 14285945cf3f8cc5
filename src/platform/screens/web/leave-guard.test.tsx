import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { login, logout } from '../core/addresses.ts';
import { LeaveGuard } from './leave-guard.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

/** A person in a form who goes to another address. @returns where they are. */
async function leaveFor(path: string, changed: boolean) {
  const { router } = await renderScreen(<LeaveGuard changed={changed} />, { path: '/form' });
  await act(async () => {
    router.history.push(path);
    await new Promise((resolve) => setTimeout(resolve));
  });
  return () => router.state.location.pathname;
}

it('lets a person go who changed nothing', async () => {
  const where = await leaveFor('/elsewhere', false);
  expect(where()).toBe('/elsewhere');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('asks a person who changed something: they stay on cancel', async () => {
  const where = await leaveFor('/elsewhere', true);
  expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeTruthy();
  expect(where()).toBe('/form');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(where()).toBe('/form');
});

it('asks a person who changed something: they go when they say so', async () => {
  const where = await leaveFor('/elsewhere', true);
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(where()).toBe('/elsewhere');
});

it.each([login.path, logout.path])('never holds up a session that ends at %s', async (path) => {
  const where = await leaveFor(path, true);
  expect(where()).toBe(path);
  expect(screen.queryByRole('dialog')).toBeNull();
});
