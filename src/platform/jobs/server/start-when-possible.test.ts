import { expect, it, vi } from 'vitest';
import { startWhenPossible } from './start-when-possible.ts';

const failing = () => Promise.reject(new Error('the database is away'));

it('tries again until the jobs start, and stops them in the end', async () => {
  const stop = vi.fn(async () => {});
  const start = vi.fn(async () => ({ stop }));
  start.mockRejectedValueOnce(new Error('the database is away'));
  const onError = vi.fn();
  const jobs = startWhenPossible(start, { onError, pause: 1 });
  await expect.poll(() => start.mock.calls.length).toBe(2);
  await jobs.stop();
  expect(onError).toHaveBeenCalledOnce();
  expect(stop).toHaveBeenCalledOnce();
});

it('gives up when it is stopped before', async () => {
  const onError = vi.fn();
  const jobs = startWhenPossible(failing, { onError, pause: 60_000 });
  await expect.poll(() => onError.mock.calls.length).toBe(1);
  await jobs.stop();
});
