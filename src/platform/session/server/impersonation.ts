import { AsyncLocalStorage } from 'node:async_hooks';

/** An administrator who acts as another person (decision 75). */
export interface Impersonation {
  readonly adminId: number;
  readonly personId: number;
}

const impersonations = new AsyncLocalStorage<Impersonation>();

/** Who acts as whom in the call that runs this; undefined where everybody acts as themselves. */
export const currentImpersonation = (): Impersonation | undefined => impersonations.getStore();

/** Runs the work of a call that an administrator makes as another person: the audit log names both, whoever writes into it. */
export const impersonating = <T>(impersonation: Impersonation, work: () => Promise<T>): Promise<T> =>
  impersonations.run(impersonation, work);
