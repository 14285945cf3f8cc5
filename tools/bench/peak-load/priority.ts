import { constants, getPriority, setPriority } from 'node:os';

/** Above the server: real devices bring processors of their own. It takes time from the server, never gives it any. */
const BEFORE_THE_SERVER = -10;

/** Puts this process before the others while it works, where the system allows it. */
export async function withPriority<T>(work: () => Promise<T>): Promise<T> {
  const usual = getPriority();
  try {
    setPriority(BEFORE_THE_SERVER);
  } catch {
    setPriority(constants.priority.PRIORITY_NORMAL);
  }
  try {
    return await work();
  } finally {
    setPriority(usual);
  }
}
