import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { AuditedAct } from '../contract/audit-log.ts';
import { AdminHomePage } from './admin-home-page.tsx';

afterEach(cleanup);

const open = (
  waiting: number,
  givenUp: number,
  {
    kept = [],
    locked = 0,
    acts = [],
    messages = 0,
  }: { kept?: object[]; locked?: number; acts?: AuditedAct[]; messages?: number } = {},
) =>
  renderWithServer(<AdminHomePage />, ({ name }) => {
    if (name === 'listAccounts') return { accounts: [], total: locked, waiting };
    if (name === 'listActs') return { acts, total: acts.length };
    if (name === 'listJobs') return { kinds: [], failed: [] };
    if (name === 'listFamilies') return { erasures: [], withdrawals: [] };
    if (name === 'listInquiries') return { inquiries: [], total: messages };
    if (name === 'listMails') return { mails: kept, total: kept.length, givenUp, sends: kept.length === 0 };
    return { learnedAt: null, waiting: 0, broken: [], levels: [] };
  });

it('begins with who waits and what went wrong, each with the way to it', async () => {
  await open(2, 1);
  expect(await screen.findByText('2 teachers wait to be approved.')).toBeTruthy();
  expect(screen.getByText('1 mail could not be sent.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'See who waits' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'See the jobs' })).toBeNull();
});

it('tells of a mail that nothing sends, while its link opens', async () => {
  const writtenAt = new Date().toISOString();
  await open(0, 0, { kept: [{ state: 'kept', writtenAt }] });
  expect(await screen.findByText('1 mail waits for you to pass it on.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the mail' })).toBeTruthy();
});

it('tells of messages that nobody has read', async () => {
  await open(0, 0, { messages: 2 });
  expect(await screen.findByText('2 messages wait to be read.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Read the messages' })).toBeTruthy();
});

it('says when nothing needs the admin', async () => {
  await open(0, 0);
  expect(await screen.findByText('Nothing needs you now')).toBeTruthy();
});

const ACT: AuditedAct = {
  actId: 1,
  at: '2026-10-14T14:00:00.000Z',
  act: 'lock-account',
  by: { userId: 1, username: 'noor' },
  as: null,
  about: { userId: 7, username: 'rivera' },
  facts: [],
};

it('tells what was done last, the newest five, and how many accounts are locked', async () => {
  const acts = Array.from({ length: 6 }, (_, index) => ({ ...ACT, actId: index + 1 }));
  await open(0, 0, { locked: 2, acts });
  expect(await screen.findByRole('link', { name: '2 locked accounts' })).toBeTruthy();
  expect(screen.getAllByText(/^Locked the account: rivera/u)).toHaveLength(5);
  expect(screen.getByRole('link', { name: 'Audit log' })).toBeTruthy();
});

it('tells in whose place an administrator did something, and of those who are erased', async () => {
  const as = { userId: 7, username: 'rivera' };
  await open(0, 0, { acts: [{ ...ACT, as, about: { userId: 9, username: null } }] });
  expect(await screen.findByText(/Locked the account: #9 \(erased\)/u)).toBeTruthy();
  expect(screen.getByText(/noor as rivera/u)).toBeTruthy();
});

it('says what will be listed where nothing was done yet', async () => {
  await open(0, 0);
  expect(await screen.findByText(/gives a new password, or downloads data/u)).toBeTruthy();
});
