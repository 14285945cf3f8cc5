import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useRested } from './use-rested.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks half a second after the last key, once', () => {
  const tell = vi.fn();
  const { result } = renderHook(() => useRested('', tell));
  act(() => result.current.setTyped('riv'));
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setTyped('river'));
  act(() => void vi.advanceTimersByTime(499));
  expect(tell).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(tell.mock.calls).toEqual([['river']]);
});
