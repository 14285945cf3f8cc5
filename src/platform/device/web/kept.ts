/** One thing that is kept for one person on this device, and outlives what it is kept in. */
export interface Kept {
  /** Null where nothing is kept, or where it cannot be read any more. */
  readonly read: () => Promise<unknown>;
  /** Resolves once it stands on the device. Null removes it. Never throws: a full device only loses the keeping. */
  readonly write: (value: unknown) => Promise<void>;
}
