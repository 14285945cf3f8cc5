/** What the server does not have yet, for a person who is about to leave. */
export interface UnsentWork {
  readonly answers: number;
  /** Where it is when its owner has logged out: locked on the device, in this tab, or nowhere on a device that is full. */
  readonly stays: 'locked' | 'in-tab' | 'nowhere';
}

const NONE: UnsentWork = { answers: 0, stays: 'locked' };
let unsent = NONE;

/** Set by the code that keeps work on the device. */
export function setUnsentWork(work: UnsentWork): void {
  unsent = work.answers === 0 ? NONE : work;
}

export const unsentWork = (): UnsentWork => unsent;
