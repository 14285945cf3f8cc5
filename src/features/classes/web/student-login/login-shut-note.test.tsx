import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { LoginShutNote } from './login-shut-note.tsx';

afterEach(cleanup);

const open = (
  shutForNewDevices: 'nowhere' | 'somewhere' | 'everywhere',
  lockedBy: 'administrator' | 'family' | null = null,
) =>
  renderWithServer(<LoginShutNote studentId={5} name="Ana" />, ({ name }) =>
    name === 'getStudentLogin' ? { shutForNewDevices, lockedBy } : { unlocked: true },
  );

it.each([
  ['administrator', 'Ask your administrator to unlock it.'],
  ['family', 'A parent withdrew consent.'],
] as const)(
  'says that the account is locked by the %s, and offers no unlocking that would not help',
  async (by, words) => {
    await open('everywhere', by);
    expect(await screen.findByText('This account is locked')).toBeTruthy();
    expect(screen.getByText(words, { exact: false })).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

it('says that a student cannot log in on a new device, and unlocks', async () => {
  await open('everywhere');
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Ana can log in on any device again.');
});

it('says when this is so on one internet connection only', async () => {
  await open('somewhere');
  expect(await screen.findByText(/^Too many wrong passwords came from one internet connection/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Unlock' })).toBeTruthy();
});

it('shows nothing while the student can log in', async () => {
  await open('nowhere');
  expect(screen.queryByRole('button')).toBeNull();
});
