import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { auditLogPage } from '#platform/screens/core/staff-addresses.ts';
import type { AuditedAct } from '../contract/audit-log.ts';
import { AuditLogPage } from './audit-log-page.tsx';

afterEach(cleanup);

const ACT: AuditedAct = {
  actId: 3,
  at: '2026-10-14T14:00:00.000Z',
  act: 'lock-account',
  by: { userId: 1, username: 'morning.admin' },
  as: null,
  about: { userId: 7, username: 'maria.rivera' },
  facts: [],
};
const open = (acts: readonly AuditedAct[]) =>
  renderWithServer(<AuditLogPage />, () => ({ acts, total: acts.length }), {
    path: auditLogPage.path,
  });

it('says each act in words, and who has no account any more', async () => {
  await open([
    { ...ACT, actId: 5, act: 'change-password', about: ACT.by },
    { ...ACT, actId: 4, by: null, act: 'erase-person', about: { userId: 9, username: null } },
    { ...ACT, facts: [{ name: 'classId', value: '12' }] },
  ]);
  const [, ...rows] = await screen.findAllByRole('row');
  const words = rows.map((row) => row.textContent);
  expect(words[0]).toMatch(/Changed the password.*morning\.admin.*themselves/);
  expect(words[1]).toMatch(/Erased the person.*a command on the server.*#9 \(erased\)/);
  expect(words[2]).toMatch(/Locked the account.*class number 12.*maria\.rivera/);
});

it('asks for the acts of one person when their name is pressed', async () => {
  const calls = await open([ACT]);
  await userEvent.click(await screen.findByRole('link', { name: 'All about maria.rivera' }));
  expect(await screen.findByDisplayValue('maria.rivera')).toBeTruthy();
  await expect.poll(() => calls.length).toBe(2);
});

it('says what belongs here when there is nothing', async () => {
  await open([]);
  expect(await screen.findByText('Nothing yet')).toBeTruthy();
});
