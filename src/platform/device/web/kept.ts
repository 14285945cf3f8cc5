import type { ReadStored } from '../core/shape.ts';

/** One thing that is kept for one person on this device, and outlives what it is kept in. */
export interface Kept<T = unknown> {
  /** A kept thing that is not typed (`keptAs`) is null where nothing is kept, or where it cannot be read any more. */
  readonly read: () => Promise<T>;
  /** Resolves with whether it is on the device, which may be full. Null removes it. Never throws. */
  readonly write: (value: T | null) => Promise<boolean>;
}

/** The same, read as what it should be. */
export const keptAs = <T>(kept: Kept, read: ReadStored<T>): Kept<T> => ({
  read: async () => read(await kept.read()),
  write: kept.write,
});
