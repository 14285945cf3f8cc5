import { cleanup, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Marks = ({ words }: { readonly words: string }) => <p>{words}</p>;
const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

/** Draws a text with a part beside it, whose script this load brings. */
function showBesideText(load: () => Promise<typeof Marks>): void {
  const Part = lazyPart(load);
  render(
    <>
      <p>The text.</p>
      <Suspense fallback={<p>Not there yet.</p>}>
        <Part words="Two marks." />
      </Suspense>
    </>,
  );
}

it('leaves the screen as it is while the script of a part cannot be had, and draws the part once it can', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const load = vi.fn<() => Promise<typeof Marks>>(missing);
  showBesideText(load);
  await vi.advanceTimersByTimeAsync(8_000);
  screen.getByText('The text.');
  screen.getByText('Not there yet.');
  // At 0, 1, 3 and 7 seconds.
  expect(load).toHaveBeenCalledTimes(4);
  load.mockImplementation(() => Promise.resolve(Marks));
  await vi.advanceTimersByTimeAsync(8_000);
  await screen.findByText('Two marks.');
  expect(load).toHaveBeenCalledTimes(5);
});

it('asks again at once when the network is back', async () => {
  let isOnline = false;
  const load = vi.fn(() => (isOnline ? Promise.resolve(Marks) : missing()));
  showBesideText(load);
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await screen.findByText('Not there yet.');
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await screen.findByText('Two marks.', undefined, { timeout: 500 });
});
