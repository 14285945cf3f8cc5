import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { OpenSessions } from './open-sessions.tsx';

afterEach(cleanup);

const since = '2026-10-14T14:00:00.000Z';
const SESSIONS = [
  { handle: 'a', device: 'chromebook', since, lastSeenAt: since, isThis: true },
  { handle: 'b', device: 'iphone', since, lastSeenAt: since, isThis: false },
  { handle: 'c', device: null, since, lastSeenAt: since, isThis: false },
] as const;

it('names each device, marks this one, and ends another', async () => {
  const calls = await renderWithServer(<OpenSessions sessions={SESSIONS} />, () => ({ ended: true }));
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(rows).toMatchObject([
    expect.stringMatching(/^ChromebookThis device/),
    expect.stringMatching(/^iPhoneLogged in .*Last used/),
    expect.stringMatching(/^A device/),
  ]);
  expect(buttons()).toHaveLength(2);
  await userEvent.click(buttons()[0] as HTMLElement);
  expect(calls).toMatchObject([{ name: 'endOwnSession', body: { handle: 'b' } }]);
});

const chromebook = (handle: string, day: number) => ({
  handle,
  device: 'chromebook' as const,
  since,
  lastSeenAt: `2026-10-${day}T14:00:00.000Z`,
  isThis: false,
});
const buttons = () => screen.getAllByRole('button', { name: /^Log out: / });

it('has one line for each kind of device, the last used, and the others when they are asked for', async () => {
  const sessions = [...SESSIONS, chromebook('d', 15), chromebook('e', 17), chromebook('f', 16)];
  const calls = await renderWithServer(<OpenSessions sessions={sessions} />, () => ({ ended: true }));
  expect(buttons()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /^Log out: Chromebook/ }));
  expect(calls).toMatchObject([{ body: { handle: 'e' } }]);
  await userEvent.click(screen.getByRole('button', { name: 'and 2 more: Chromebook' }));
  expect(buttons()).toHaveLength(5);
});
