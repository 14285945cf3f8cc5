import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, parentPid } from '#platform/embedded-postgres/server/testing/processes.ts';
import type { Answering } from '../../harness/answering.ts';
import { childrenOf, signalAll } from '../../harness/child-processes.ts';
import type { TestDatabase } from '../../harness/test-database.ts';
import type { WatchedService } from './watched-service.ts';

export const VICTIMS = ['server', 'supervisor', 'database'] as const;
export type Victim = (typeof VICTIMS)[number];

/** What a kill works on. */
export interface KillTarget {
  readonly storage: TestDatabase;
  readonly service: WatchedService;
  readonly answering: Answering;
  readonly random: () => number;
}

const RESTART_TIMEOUT_MS = 60_000;
const POLL_MS = 5;

/**
 * Kills a process with SIGKILL under load.
 * @returns milliseconds until the first acknowledged answer: of the server from the start of its next process, else from the kill.
 */
export async function killVictim(victim: Victim, target: KillTarget): Promise<number> {
  if (victim === 'server') return killServer(target);
  if (victim === 'database') return killStorage(target, (pid) => killDatabase(pid, target.random() < 0.5));
  const endAllowance = target.service.allowEnd();
  try {
    return await killStorage(target, (pid) => process.kill(parentPid(pid), 'SIGKILL'));
  } finally {
    endAllowance();
  }
}

async function killStorage(
  { storage, answering }: KillTarget,
  kill: (postmaster: number) => void,
): Promise<number> {
  const before = storage.pid();
  const killed = performance.now();
  kill(before);
  // The processes of a killed database may serve some milliseconds more; what leaves from now on meets the new one.
  const back = await startedAgain(storage, before);
  return (await answering.acknowledgedAfter(back)) - killed;
}

async function killServer({ service, answering }: KillTarget): Promise<number> {
  const started = await service.kill();
  return (await answering.acknowledgedAfter(started)) - started;
}

/** The postmaster alone, as a wrong `kill` does, or with its processes, as a machine without memory does. */
const killDatabase = (postmaster: number, alone: boolean): void =>
  signalAll([postmaster, ...(alone ? [] : childrenOf(postmaster))], 'SIGKILL');

/** @returns when another postmaster was there. */
async function startedAgain(storage: TestDatabase, before: number): Promise<number> {
  for (const end = performance.now() + RESTART_TIMEOUT_MS; performance.now() < end; await sleep(POLL_MS)) {
    const now = pidOf(storage);
    if (now !== before && Number.isInteger(now) && isRunning(now)) return performance.now();
  }
  throw new Error('The database did not come back.');
}

function pidOf(storage: TestDatabase): number {
  try {
    return storage.pid();
  } catch {
    return Number.NaN;
  }
}
