import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import {
  Refused,
  renderWithServer,
  type SentCall,
} from '#platform/endpoint/web/testing/render-with-server.tsx';
import { FlagsPage } from './flags-page.tsx';

afterEach(cleanup);

const FLAGS = [
  { name: 'pause_badges', roles: [], changedAt: null, changedBy: null },
  {
    name: 'pause_downloads',
    roles: ['teacher'],
    changedAt: '2026-10-14T14:00:00.000Z',
    changedBy: 'morning.admin',
  },
];
const open = (answer: (call: SentCall) => unknown = () => ({ changed: true })) =>
  renderWithServer(<FlagsPage />, (call) => (call.name === 'listFlags' ? { flags: FLAGS } : answer(call)));

it('says what a flag does, for whom it is on, and who switched it', async () => {
  await open();
  expect(await screen.findByText(/Nobody logs in with a badge/)).toBeTruthy();
  expect(screen.getByText('Nobody has changed it.')).toBeTruthy();
  expect(screen.getByText(/Changed by morning\.admin on Oct/)).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Teachers' }).checked).toBe(true);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Admins' }).checked).toBe(false);
});

it('switches it for one kind of account and leaves the others as they are', async () => {
  const calls = await open();
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Admins' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Teachers' }));
  expect(calls.filter(({ name }) => name === 'changeFlag').map(({ body }) => body)).toEqual([
    { name: 'pause_downloads', roles: ['teacher', 'admin'] },
    { name: 'pause_downloads', roles: [] },
  ]);
});

it('says why it was not switched', async () => {
  await open(() => new Refused({ code: 'not-allowed', status: 403, detail: 'This is for another kind.' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Students' }));
  expect(await screen.findByText('This is for another kind.')).toBeTruthy();
});
