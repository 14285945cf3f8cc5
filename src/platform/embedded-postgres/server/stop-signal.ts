import { execFile } from 'node:child_process';

/**
 * Asks a PostgreSQL server to end. `fast`: connections are closed and everything is written out. `immediate`: at once;
 * the next start recovers from the log, nothing that was acknowledged is lost.
 */
export function askToStop(pid: number, how: 'fast' | 'immediate', pgCtl: string): void {
  const signal = how === 'fast' ? 'INT' : 'QUIT';
  if (process.platform === 'win32') {
    // Windows has no signals; PostgreSQL listens on a pipe that only pg_ctl knows.
    execFile(pgCtl, ['kill', signal, `${pid}`], { windowsHide: true }, () => {});
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

/** A fast stop that hangs longer is made an immediate one. Milliseconds. */
export const FAST_STOP_LIMIT = 20_000;
