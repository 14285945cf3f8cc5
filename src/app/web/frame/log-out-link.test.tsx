import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import { LogOutLink } from './log-out-link.tsx';

afterEach(cleanup);

it('cannot be pressed by the second tap on what lay in its place, and can be soon after', async () => {
  await renderScreen(<LogOutLink />);
  const link = screen.getByText('Log out');
  expect(link.closest('[inert]')).not.toBeNull();
  await expect.poll(() => link.closest('[inert]'), { timeout: 2000 }).toBeNull();
});
