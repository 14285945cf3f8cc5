import { onlineManager, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ProblemError } from './problem-error.ts';
import { createQueryClient } from './query-client.ts';
import { watchReach } from './watch-reach.ts';

/** Four seconds and a quarter more. Milliseconds. */
const LONGEST_FIRST_LOOK = 5_000;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  onlineManager.setOnline(true);
});

const offline = new ProblemError({ code: 'offline', status: 0, detail: 'No connection.', errors: [] });

/** Shows a part of a screen that asks for its words with this call, until it says that there is no connection. */
async function showOffline(ask: () => string | Promise<string>): Promise<void> {
  const Part = () => {
    const { data, error } = useQuery({ queryKey: ['part'], queryFn: ask });
    return <p>{data ?? error?.message}</p>;
  };
  const queryClient = createQueryClient();
  watchReach(queryClient);
  render(
    <QueryClientProvider client={queryClient}>
      <Part />
    </QueryClientProvider>,
  );
  await vi.advanceTimersByTimeAsync(1_500);
  await screen.findByText('No connection.');
}

it('asks anew when the service answers again on a network of which the browser noticed nothing', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isThere = false;
  const looks = vi.fn(() =>
    isThere ? Promise.resolve(new Response('{"status":"ok"}')) : Promise.reject(new TypeError('no way')),
  );
  vi.stubGlobal('fetch', looks);
  await showOffline(() => (isThere ? 'There it is.' : Promise.reject(offline)));
  await vi.advanceTimersByTimeAsync(LONGEST_FIRST_LOOK);
  expect(looks).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('There it is.')).toBeNull();
  isThere = true;
  await vi.advanceTimersByTimeAsync(LONGEST_FIRST_LOOK);
  await screen.findByText('There it is.');
});

it('looks more and more seldom where something answers and no call arrives, and trusts no page of a proxy', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let body = '<p>Please log in to this Wi-Fi.</p>';
  const looks = vi.fn(() => Promise.resolve(new Response(body)));
  vi.stubGlobal('fetch', looks);
  const asks = vi.fn(() => Promise.reject(offline));
  await showOffline(asks);
  const before = asks.mock.calls.length;
  await vi.advanceTimersByTimeAsync(LONGEST_FIRST_LOOK);
  expect(looks).toHaveBeenCalledTimes(1);
  expect(asks).toHaveBeenCalledTimes(before);
  body = '{"status":"ok"}';
  await vi.advanceTimersByTimeAsync(120_000);
  // Two calls for each answer at most; without longer pauses there would be some fifty.
  expect(asks.mock.calls.length).toBeGreaterThan(before);
  expect(asks.mock.calls.length).toBeLessThan(before + 14);
});
