import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { LoginShutNote } from './login-shut-note.tsx';

afterEach(cleanup);

const open = (shutForNewDevices: 'nowhere' | 'somewhere' | 'everywhere') =>
  renderWithServer(<LoginShutNote studentId={5} name="Ana" />, ({ name }) =>
    name === 'getStudentLogin' ? { shutForNewDevices } : { unlocked: true },
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
