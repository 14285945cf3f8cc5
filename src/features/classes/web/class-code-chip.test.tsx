import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { readers } from '#features/overview/web/teaching/testing/fixture-class.ts';
import { fakeModalDialogs } from '#platform/ui/web/testing/modal-dialogs.ts';
import { renderScreen } from '#platform/ui/web/testing/render-screen.tsx';
import type { TeacherClass } from '../contract/endpoints.ts';
import { ClassCodeChip } from './class-code-chip.tsx';

beforeAll(fakeModalDialogs);
afterEach(cleanup);

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const show = (changes: Partial<TeacherClass>) =>
  renderScreen(<ClassCodeChip schoolClass={{ ...readers, ...changes }} />);

it('shows an open code large, with the way to it, until it is closed', async () => {
  await show({ classCodeExpires: inDays(1) });
  await userEvent.click(screen.getByRole('button', { name: 'Code ABCD-2345' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Join Readers' }));
  expect(dialog.getAllByRole('listitem')[0]?.textContent).toBe(`Go to ${location.host}/join`);
  expect(dialog.getByText('ABCD-2345')).toBeTruthy();
  expect(await dialog.findByRole('img', { name: 'QR code that opens the join page' })).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  ['closed', { classCode: null }],
  ['expired', { classCodeExpires: inDays(-1) }],
])('shows no code that is %s', async (_, changes) => {
  await show(changes);
  expect(screen.queryByRole('button')).toBeNull();
});
