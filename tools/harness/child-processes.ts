import { readdirSync } from 'node:fs';
import { parentPid } from '#platform/embedded-postgres/server/testing/processes.ts';

/** The processes that a process has started and that still run. Linux only. */
export const childrenOf = (parent: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return parentPid(pid) === parent;
      } catch {
        return false;
      }
    });

/** Sends a signal to processes; one that has ended meanwhile needs none. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}
