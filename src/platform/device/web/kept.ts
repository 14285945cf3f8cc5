/** One thing that is kept for one person on this device, and outlives what it is kept in. */
export interface Kept {
  /** Null where nothing is kept, or where it cannot be read any more. */
  readonly read: () => Promise<unknown>;
  /** Resolves with whether it stands on the device, which may be full. Null removes it. Never throws. */
  readonly write: (value: unknown) => Promise<boolean>;
}
