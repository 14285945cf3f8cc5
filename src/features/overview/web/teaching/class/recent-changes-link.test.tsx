import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { href } from '#platform/screens/core/address.ts';
import { classSettingsPage } from '#platform/screens/core/staff-addresses.ts';
import { RecentChangesLink } from './recent-changes-link.tsx';

afterEach(cleanup);

const ana = {
  studentId: 5,
  username: 'ana.l',
  firstName: 'Ana',
  lastName: 'Lopez',
  byName: null,
  movedTo: null,
};
const now = new Date().toISOString();
const open = (
  ...classes: readonly { readonly removed: readonly object[]; readonly resets: readonly object[] }[]
) =>
  renderWithServer(<RecentChangesLink schoolClass={{ id: 3 }} />, () => ({
    classes: classes.map((one) => ({ ...one, merges: [] })),
    archived: [],
    years: [],
  }));

it('leads from the students to what can be undone', async () => {
  const moved = { ...ana, studentId: 6, removedAt: now, movedTo: { id: 14, name: 'Room 14' } };
  const calls = await open({
    removed: [{ ...ana, removedAt: now }, moved],
    resets: [{ ...ana, resetAt: now, pointsTaken: 0 }],
  });
  const link = await screen.findByRole('link', { name: 'See and undo' });
  expect(link.closest('p')?.textContent).toBe(
    'Recently changed: 1 student removed, 1 student moved, 1 student started over. Work from before starting over is not counted here. See and undo',
  );
  expect(link.getAttribute('href')).toBe(href(classSettingsPage, { id: 3 }));
  expect(calls.map(({ name }) => name)).toEqual(['listRecentChanges']);
});

it('says nothing where nothing was changed', async () => {
  const calls = await open();
  await expect.poll(() => calls.length).toBe(1);
  expect(screen.queryByText(/Recently changed/)).toBeNull();
});
