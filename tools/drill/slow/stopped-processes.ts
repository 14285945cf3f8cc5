import { readdirSync } from 'node:fs';
import { parentPid } from '#platform/embedded-postgres/server/testing/processes.ts';

/** Sends a signal to a process; one that has ended meanwhile needs none. */
function tell(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {}
}

const parentOf = (pid: number): number => {
  try {
    return parentPid(pid);
  } catch {
    return 0;
  }
};

/** Linux only. */
const childrenOf = (pid: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((child) => parentOf(child) === pid);

/**
 * Stops a database server where it stands, with all its processes: connections stay, new ones wait in the kernel. The
 * first process is stopped before its children are counted, so it makes no more.
 * @returns lets it go on.
 */
export function stopProcesses(postmaster: number): () => void {
  tell(postmaster, 'SIGSTOP');
  const all = [...childrenOf(postmaster), postmaster];
  for (const pid of all) tell(pid, 'SIGSTOP');
  return () => {
    for (const pid of all) tell(pid, 'SIGCONT');
  };
}
