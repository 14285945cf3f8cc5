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
  const buttons = screen.getAllByRole('button', { name: /^Log out: / });
  expect(buttons).toHaveLength(2);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(calls).toMatchObject([{ name: 'endOwnSession', body: { handle: 'b' } }]);
});
