import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '../testing/render-with-server.tsx';
import { LoginShutNote } from './login-shut-note.tsx';

afterEach(cleanup);

const open = (shutForNewDevices: boolean) =>
  renderWithServer(<LoginShutNote studentId={5} name="Ana" />, ({ name }) =>
    name === 'getStudentLogin' ? { shutForNewDevices } : { unlocked: true },
  );

it('says that a student cannot log in on a new device, and unlocks', async () => {
  await open(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Unlock' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Ana can log in on any device again.');
});

it('shows nothing while the student can log in', async () => {
  await open(false);
  expect(screen.queryByRole('button')).toBeNull();
});
