import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useDebouncedField } from './use-debounced-field.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('asks half a second after the last key, once', () => {
  const onChange = vi.fn();
  const { result } = renderHook(() => useDebouncedField('', onChange));
  act(() => result.current.setTyped('riv'));
  act(() => void vi.advanceTimersByTime(400));
  act(() => result.current.setTyped('river'));
  act(() => void vi.advanceTimersByTime(499));
  expect(onChange).not.toHaveBeenCalled();
  act(() => void vi.advanceTimersByTime(1));
  expect(onChange.mock.calls).toEqual([['river']]);
});
