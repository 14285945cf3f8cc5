import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { TooManyNote } from './too-many-note.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('says how long to wait, counts down, and says when the wait is over', () => {
  render(<TooManyNote seconds={240} />);
  const note = screen.getByRole('alert');
  expect(note.textContent).toBe(
    'Too many tries. You can try again in 4 minutes, or ask your teacher or the person who runs Openleaf at your school.',
  );
  act(() => {
    vi.advanceTimersByTime(181_000);
  });
  expect(note.textContent).toBe(
    'Too many tries. You can try again in 59 seconds, or ask your teacher or the person who runs Openleaf at your school.',
  );
  act(() => {
    vi.advanceTimersByTime(60_000);
  });
  expect(note.textContent).toBe('You can try again now.');
});
