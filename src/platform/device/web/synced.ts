import type { Kept } from './kept.ts';

/** A value as the device keeps it. */
export interface CachedValue<T> {
  readonly value: T;
  /** The server does not have it yet. */
  readonly unsent: boolean;
}

export interface SyncedState<T> {
  readonly value: T;
  /** The server has answered, or could not be asked. */
  readonly isReady: boolean;
  /** The server has said what it is, or this device has what the server lacks: only then may a screen change it unasked. */
  readonly isKnown: boolean;
}

/** A value of one person that lives on the server and is kept on each of their devices, for when there is no network. */
export interface Synced<T> {
  readonly state: () => SyncedState<T>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly change: (next: T) => void;
  /** Sends at once what is not sent yet. Resolves with whether the server has everything. */
  readonly flush: () => Promise<boolean>;
  /** Nothing is sent any more, and nothing more is said to listeners. */
  readonly close: () => void;
}

interface SyncedParts<T> {
  readonly first: T;
  readonly kept: Kept<CachedValue<T> | null>;
  /** The server's value; null where it has none, undefined where it cannot be asked. */
  readonly read: () => Promise<T | null | undefined>;
  /** Resolves with whether the server has it. */
  readonly send: (value: T) => Promise<boolean>;
}

/** Changes in quick succession are sent as one, after this many milliseconds. */
const QUIET_MS = 700;

/** Opens a value: what the device has is shown first, then what the server has. What the server does not have yet wins over both. */
export function openSynced<T>({ first, kept, read, send }: SyncedParts<T>): Synced<T> {
  let state: SyncedState<T> = { value: first, isReady: false, isKnown: false };
  let isUnsent = false;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const show = (part: Partial<SyncedState<T>>) => {
    if (isClosed) return;
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  };
  const keep = () => void kept.write({ value: state.value, unsent: isUnsent });
  const flush = async (): Promise<boolean> => {
    clearTimeout(timer);
    if (!isUnsent || isClosed) return !isUnsent;
    const { value } = state;
    if (!(await send(value))) return false;
    // It may have changed again meanwhile.
    if (state.value !== value) return flush();
    isUnsent = false;
    if (!isClosed) keep();
    return true;
  };
  const retry = () => void flush();
  const open = async () => {
    const cached = await kept.read();
    if (isClosed) return;
    if (cached && !isUnsent) {
      isUnsent = cached.unsent;
      // What the device has may be older than what another device sent.
      show({ value: cached.value, isKnown: isUnsent });
    }
    if (isUnsent) {
      show({ isReady: true });
      await flush();
      return;
    }
    const found = await read();
    if (isUnsent || found === undefined) return show({ isReady: true });
    if (found === null) return show({ isReady: true, isKnown: true });
    show({ value: found, isReady: true, isKnown: true });
    if (!isClosed) keep();
  };
  void open();
  globalThis.addEventListener?.('online', retry);
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (value) => {
      isUnsent = true;
      show({ value });
      keep();
      clearTimeout(timer);
      timer = setTimeout(retry, QUIET_MS);
    },
    flush,
    close: () => {
      isClosed = true;
      clearTimeout(timer);
      globalThis.removeEventListener?.('online', retry);
    },
  };
}
