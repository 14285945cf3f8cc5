import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import { AdminHomePage } from './admin-home-page.tsx';

afterEach(cleanup);

const open = (waiting: number, givenUp: number, kept: readonly object[] = []) =>
  renderWithServer(<AdminHomePage />, ({ name }) => {
    if (name === 'listAccounts') return { accounts: [], total: 0, waiting };
    if (name === 'listJobs') return { kinds: [], failed: [] };
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
  await open(0, 0, [{ state: 'kept', writtenAt }]);
  expect(await screen.findByText('1 mail waits for you to pass it on.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the mail' })).toBeTruthy();
});

it('says when nothing needs the admin', async () => {
  await open(0, 0);
  expect(await screen.findByText('Nothing needs you now')).toBeTruthy();
});
