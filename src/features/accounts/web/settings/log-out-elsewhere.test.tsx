import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { LogOutElsewhere } from './log-out-elsewhere.tsx';

afterEach(cleanup);

it.each([
  [0, 'You are not logged in anywhere else.'],
  [1, 'You are logged out on 1 other device.'],
  [3, 'You are logged out on 3 other devices.'],
])('says where %i sessions ended', async (ended, words) => {
  const calls = await renderWithServer(<LogOutElsewhere hasOthers />, () => ({ ended }));
  expect(calls).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Log out on other devices' }));
  expect((await screen.findByText(words)).tagName).toBe('P');
  expect(calls.map(({ name }) => name)).toEqual(['logOutElsewhere']);
});

it('offers nothing where the person is logged in on this device alone', async () => {
  await renderWithServer(<LogOutElsewhere hasOthers={false} />, () => ({ ended: 0 }));
  expect(screen.queryByRole('button')).toBeNull();
});
