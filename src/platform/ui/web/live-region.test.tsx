import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { announce, LiveRegion } from './live-region.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const say = (message: string) => act(() => announce(message));
const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

it('says a sentence, and takes it away after five seconds', () => {
  render(<LiveRegion />);
  say('Saved.');
  pass(4900);
  expect(screen.getByRole('status').textContent).toBe('Saved.');
  pass(200);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('gives a later sentence its own five seconds', () => {
  render(<LiveRegion />);
  say('Saved.');
  pass(3000);
  say('Marked.');
  pass(3000);
  expect(screen.getByRole('status').textContent).toBe('Marked.');
});
