import { useEffect, useState } from 'react';
import type { Kept } from './kept.ts';

type Change<T> = (before: T) => T;

interface State<T> {
  /** Which kept thing has answered; undefined before the first has. */
  readonly source: Kept<T> | null | undefined;
  readonly value: T;
  readonly isChanged: boolean;
  /** What was changed before the device has answered, for what it has. */
  readonly early: readonly Change<T>[];
}

export interface UseStored<T> {
  readonly value: T;
  /** Whether the device has answered. */
  readonly isRead: boolean;
  readonly change: (change: Change<T>) => void;
}

interface Options<T> {
  /** The value until the device has answered, and where nothing is kept for anyone. */
  readonly first: T;
  /** Values that need not be kept. */
  readonly isEmpty?: (value: T) => boolean;
}

/**
 * State that begins with what a device keeps, and is kept whenever it changes. What is changed before the device has answered
 * is done to its answer. `kept`, `first` and `isEmpty` stay the same from one drawing to the next.
 */
export function useStored<T>(kept: Kept<T> | null, { first, isEmpty }: Options<T>): UseStored<T> {
  const [state, setState] = useState<State<T>>({
    source: undefined,
    value: first,
    isChanged: false,
    early: [],
  });
  useEffect(() => {
    let gone = false;
    const read = async () => {
      const found = kept ? await kept.read() : first;
      if (gone) return;
      setState(({ early }) => ({
        source: kept,
        value: all(early, found),
        isChanged: early.length > 0,
        early: [],
      }));
    };
    void read();
    return () => {
      gone = true;
    };
  }, [kept, first]);
  const { value, isChanged } = state;
  const isRead = state.source === kept;
  useEffect(() => {
    if (isRead && isChanged) void kept?.write(isEmpty?.(value) ? null : value);
  }, [kept, value, isRead, isChanged, isEmpty]);
  return {
    value: isRead ? value : all(state.early, first),
    isRead,
    change: (change) => setState((before) => changed(before, kept, change)),
  };
}

const all = <T>(changes: readonly Change<T>[], value: T): T =>
  changes.reduce((before, change) => change(before), value);

const changed = <T>(state: State<T>, kept: Kept<T> | null, change: Change<T>): State<T> =>
  state.source === kept
    ? { ...state, value: change(state.value), isChanged: true }
    : { ...state, early: [...state.early, change] };
