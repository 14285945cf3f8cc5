/** Answers that the server does not have yet, and whether the device keeps them. */
export interface Unsent {
  readonly waiting: number;
  readonly onDevice: boolean;
}

const ANY_TIME = 'You can continue any time.';

/** What leaving does with the answers, as a screen reader says it: nothing is called saved that is not. */
export function leaveLabel({ answered, waiting, onDevice }: Unsent & { readonly answered: number }): string {
  if (waiting > 0) return onDevice ? 'Leave. Your answers are kept on this device.' : 'Leave';
  return answered > 0 ? `Leave. Everything is saved. ${ANY_TIME}` : `Leave. ${ANY_TIME}`;
}
