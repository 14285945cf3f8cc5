import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { Refused, renderWithServer } from '#platform/endpoint/web/testing/render-with-server.tsx';
import type { FailedJob, JobKind } from '../contract/jobs.ts';
import { JobsPage } from './jobs-page.tsx';

afterEach(cleanup);

const KIND: JobKind = { name: 'clean-up-mails', waiting: 1, running: 0, failed: 1, lastDoneAt: null };
const FAILED: FailedJob = {
  jobId: '00000000-0000-4000-8000-000000000000',
  name: 'clean-up-mails',
  failedAt: '2026-10-14T14:00:00.000Z',
  tries: 3,
  reason: 'TypeError',
};
const open = (failed: readonly FailedJob[], retried: unknown = { waiting: true }, kinds = [KIND]) =>
  renderWithServer(<JobsPage />, ({ name }) => (name === 'listJobs' ? { kinds, failed } : retried));

it('says what failed and why, and tries it again when asked', async () => {
  const calls = await open([FAILED]);
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/Remove old mail.*3.*TypeError/);
  await userEvent.click(screen.getByRole('button', { name: 'Try again: Remove old mail' }));
  await expect.poll(() => calls.filter(({ name }) => name === 'retryJob').length).toBe(1);
  await expect.poll(() => calls.filter(({ name }) => name === 'listJobs').length).toBe(2);
});

it('says why a job is not tried again', async () => {
  await open([FAILED], new Refused({ code: 'not-failed', status: 409, detail: 'It has run meanwhile.' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again: Remove old mail' }));
  expect((await screen.findByRole('alert')).textContent).toContain('It has run meanwhile.');
});

it('says that nothing failed', async () => {
  await open([]);
  expect(await screen.findByText('Nothing failed')).toBeTruthy();
});

it('says what is being done, and nothing of what is idle', async () => {
  await open([]);
  const [, row] = await screen.findAllByRole('row');
  expect(row?.textContent).toMatch(/1 waiting, 1 failed$/);
});

it('has the work for plans where plans are sold, and nowhere else', async () => {
  const kinds = [KIND, { ...KIND, name: 'catch-up-subscriptions' }];
  await open([], undefined, kinds);
  expect(await screen.findByText('Remove old mail')).toBeTruthy();
  expect(screen.queryByText(/payment service/)).toBeNull();
  cleanup();
  const sold = document.createElement('meta');
  Object.assign(sold, { name: 'openleaf-plans', content: 'on' });
  document.head.append(sold);
  await open([], undefined, kinds);
  expect(
    await screen.findByText('Ask the payment service about plans that should have renewed or ended'),
  ).toBeTruthy();
  sold.remove();
});
