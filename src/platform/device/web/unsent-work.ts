/** What this device keeps because the server does not have it yet, for whoever is about to leave. */
export interface UnsentWork {
  readonly answers: number;
  /** Whether it stays on the device, locked, when its owner logs out. */
  readonly staysLocked: boolean;
}

const NONE: UnsentWork = { answers: 0, staysLocked: true };
let unsent = NONE;

/** Said by whoever keeps work on the device. */
export function tellUnsentWork(work: UnsentWork): void {
  unsent = work.answers === 0 ? NONE : work;
}

export const unsentWork = (): UnsentWork => unsent;
