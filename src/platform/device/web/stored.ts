import type { ReadStored } from '../core/shape.ts';

/** One value in the storage of the tab or of the browser, in the clear and at once. */
export interface Stored<T> {
  readonly read: () => T;
  /** Whether it is stored: a device may be full, and then it keeps no older value either. Null removes it. Never throws. */
  readonly write: (value: T | null) => boolean;
}

/** @param name the key in the storage. @param storage session storage by default. */
export const stored = <T>(
  name: string,
  read: ReadStored<T>,
  storage: () => Storage = () => sessionStorage,
): Stored<T> => ({
  read: () => read(parsed(storage, name)),
  write: (value) => {
    try {
      storage().removeItem(name);
      if (value !== null) storage().setItem(name, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  },
});

function parsed(storage: () => Storage, name: string): unknown {
  try {
    return JSON.parse(storage().getItem(name) ?? 'null');
  } catch {
    return null;
  }
}
