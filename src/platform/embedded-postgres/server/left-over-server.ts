import { execFile } from 'node:child_process';
import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import type { Log } from './log.ts';
import { askToStop, FAST_STOP_LIMIT } from './stop-signal.ts';

const run = promisify(execFile);
/** Milliseconds between two looks. */
const POLL_INTERVAL_MS = 50;

/**
 * Ends a server that an earlier Openleaf left on this folder (its supervisor was killed too), so that ours runs with
 * our settings and under our supervision. A pid file whose number now belongs to another program is removed:
 * PostgreSQL itself would believe it. Call it only while holding the folder's lock.
 * @throws EmbeddedPostgresError `start-failed` when the old server does not end.
 */
export async function stopLeftOverServer(folder: DataFolder, pgCtl: string, log: Log): Promise<void> {
  const pidFile = join(folder.cluster, 'postmaster.pid');
  const cluster = await realpath(folder.cluster).catch(() => folder.cluster);
  const pid = Number.parseInt((await readFile(pidFile, 'utf8').catch(() => '')).split('\n')[0] ?? '', 10);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return;
  if (!(await isServerOf(pid, cluster))) {
    await rm(pidFile, { force: true });
    return;
  }
  log.warn(`A database process (${pid}) was left over from an earlier start; it is being stopped.`);
  for (const how of ['fast', 'immediate'] as const) {
    askToStop(pid, how, pgCtl);
    const end = Date.now() + FAST_STOP_LIMIT;
    while (Date.now() < end) {
      if (!(await isServerOf(pid, cluster))) return;
      await sleep(POLL_INTERVAL_MS);
    }
  }
  throw new EmbeddedPostgresError(
    'start-failed',
    `The database process ${pid} of an earlier start does not end. Stop it by hand and start again.`,
  );
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Whether the process is a PostgreSQL server on this folder, which is a server's working directory. One that ended and
 * that nobody has collected (a container whose first process does not) is none any more.
 */
async function isServerOf(pid: number, cluster: string): Promise<boolean> {
  if (process.platform === 'linux') {
    const [directory, name] = await Promise.all([
      readlink(`/proc/${pid}/cwd`).catch(() => ''),
      readFile(`/proc/${pid}/comm`, 'utf8').catch(() => ''),
    ]);
    return name.trim() === 'postgres' && directory === cluster;
  }
  // Elsewhere the working directory is not to be had; a server's command line names its folder.
  if (process.platform === 'win32') return isAlive(pid);
  const { stdout } = await run('ps', ['-o', 'command=', '-p', `${pid}`]).catch(() => ({ stdout: '' }));
  return stdout.includes('postgres') && stdout.includes(cluster);
}
