import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { createQueryClient, shouldRetry } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  cleanup();
});

const offline = new ProblemError({ code: 'offline', status: 0, detail: 'No connection.', errors: [] });

const busy = new ProblemError({ code: 'unavailable', status: 503, detail: 'Busy.', errors: [] });

it('tries again what passes by itself, and nothing while there is no network', () => {
  expect(shouldRetry(0, offline)).toBe(true);
  expect(shouldRetry(1, offline)).toBe(false);
  expect(shouldRetry(2, busy)).toBe(true);
  expect(shouldRetry(3, busy)).toBe(false);
  expect(shouldRetry(0, new Error('broken'))).toBe(false);
  onlineManager.setOnline(false);
  expect(shouldRetry(0, offline)).toBe(false);
});

it('knows of a network that was not there when the page opened', () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createQueryClient();
  onLine.mockRestore();
  expect(shouldRetry(0, offline)).toBe(false);
});

const Part = () => {
  const { data, error } = useQuery({
    queryKey: ['part'],
    queryFn: () => {
      if (!onlineManager.isOnline()) throw offline;
      return 'There it is.';
    },
  });
  return <p>{data ?? error?.message}</p>;
};

it('says at once that there is no network, and asks again by itself when it is back', async () => {
  onlineManager.setOnline(false);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Part />
    </QueryClientProvider>,
  );
  await screen.findByText('No connection.');
  onlineManager.setOnline(true);
  await screen.findByText('There it is.');
});
