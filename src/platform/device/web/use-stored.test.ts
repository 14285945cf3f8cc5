import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { isString, listOf, storedOr } from '../core/shape.ts';
import { type Kept, keptAs } from './kept.ts';
import { useStored } from './use-stored.ts';

const NONE: readonly string[] = [];
const options = { first: NONE, isEmpty: (list: readonly string[]) => list.length === 0 };

/** A device that answers when the test says. */
function device(kept: unknown) {
  const asked = Promise.withResolvers<unknown>();
  const write = vi.fn(async () => true);
  const raw: Kept = { read: () => asked.promise, write };
  return {
    kept: keptAs(raw, storedOr<readonly string[], readonly string[]>(listOf(isString), NONE)),
    write,
    answer: () => act(async () => asked.resolve(kept)),
  };
}
const add = (word: string) => (before: readonly string[]) => [...before, word];

afterEach(cleanup);

it('begins with what is kept, and writes nothing before something changes', async () => {
  const { kept, write, answer } = device(['a']);
  const { result } = renderHook(() => useStored(kept, options));
  expect(result.current).toMatchObject({ value: [], isRead: false });
  await answer();
  expect(result.current).toMatchObject({ value: ['a'], isRead: true });
  expect(write).not.toHaveBeenCalled();
  act(() => result.current.change(add('b')));
  expect(write).toHaveBeenLastCalledWith(['a', 'b']);
  act(() => result.current.change(() => NONE));
  expect(write).toHaveBeenLastCalledWith(null);
});

it('does what was changed early to what the device has', async () => {
  const { kept, write, answer } = device(['a']);
  const { result } = renderHook(() => useStored(kept, options));
  act(() => result.current.change(add('b')));
  expect(result.current.value).toEqual(['b']);
  expect(write).not.toHaveBeenCalled();
  await answer();
  expect(result.current.value).toEqual(['a', 'b']);
  expect(write).toHaveBeenCalledExactlyOnceWith(['a', 'b']);
});

it('reads what is broken as nothing', async () => {
  const { kept, answer } = device([1]);
  const { result } = renderHook(() => useStored(kept, options));
  await answer();
  expect(result.current).toMatchObject({ value: [], isRead: true });
});

it('neither shows nor writes what belongs to one person when another comes', async () => {
  const [ana, ben] = [device(['of Ana']), device([])];
  const { result, rerender } = renderHook(({ kept }) => useStored(kept, options), {
    initialProps: { kept: ana.kept },
  });
  await ana.answer();
  act(() => result.current.change(add('too')));
  rerender({ kept: ben.kept });
  expect(result.current).toMatchObject({ value: [], isRead: false });
  await ben.answer();
  expect([result.current.value, ben.write.mock.calls]).toEqual([[], []]);
});
