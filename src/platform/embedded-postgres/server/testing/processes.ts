import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The process of the server on a cluster, as PostgreSQL itself writes it down. */
export function postmasterPid(cluster: string): number {
  return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10);
}

/** The process of the embedded server on a data folder. */
export const serverPid = (dataDir: string): number => postmasterPid(join(dataDir, 'postgres'));

/** A server's parent: its supervisor. */
export function parentPid(pid: number): number {
  if (process.platform !== 'linux')
    return Number(execFileSync('ps', ['-o', 'ppid=', '-p', `${pid}`], { encoding: 'utf8' }));
  return Number(/^PPid:\s+(\d+)$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

/** Whether a process runs; one that ended and was not collected by its parent does not. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch {
    return false;
  }
}

/** Waits until the process is gone. @returns whether it went within `limit` milliseconds. */
export async function ends(pid: number, limit = 10_000): Promise<boolean> {
  for (const end = Date.now() + limit; isRunning(pid); await sleep(20)) if (Date.now() > end) return false;
  return true;
}
