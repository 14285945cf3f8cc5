import { readdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isRunning, parentPid } from '#platform/embedded-postgres/server/testing/processes.ts';
import type { ProvingDatabase } from '../../proving/proving-database.ts';
import type { Answering } from './answering.ts';
import type { WatchedService } from './watched-service.ts';

export const VICTIMS = ['server', 'supervisor', 'database'] as const;
export type Victim = (typeof VICTIMS)[number];

export interface Scene {
  readonly database: ProvingDatabase;
  readonly service: WatchedService;
  readonly answering: Answering;
  readonly random: () => number;
}

/** A database that does not come back. Milliseconds. */
const PATIENCE = 60_000;
const LOOK_AGAIN = 5;

/**
 * Kills it with SIGKILL under load.
 * @returns milliseconds until the first good answer: of the server from the start of its next process, else from the kill.
 */
export async function kill(victim: Victim, scene: Scene): Promise<number> {
  if (victim === 'server') return killServer(scene);
  const { database, answering } = scene;
  const before = database.pid();
  const killed = performance.now();
  if (victim === 'supervisor') process.kill(parentPid(before), 'SIGKILL');
  else killDatabase(before, scene.random() < 0.5);
  // The processes of a killed database may serve some milliseconds more; what leaves from now on meets the new one.
  const back = await startedAgain(database, before);
  return (await answering.goodAfter(back)) - killed;
}

async function killServer({ service, answering }: Scene): Promise<number> {
  const started = await service.kill();
  return (await answering.goodAfter(started)) - started;
}

/** The postmaster alone, as a wrong `kill` does, or with its processes, as a machine without memory does. */
function killDatabase(postmaster: number, alone: boolean): void {
  const others = alone ? [] : childrenOf(postmaster);
  for (const pid of [postmaster, ...others]) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map(Number).filter((pid) => {
    try {
      return parentPid(pid) === parent;
    } catch {
      return false;
    }
  });
}

/** @returns when another postmaster was there. */
async function startedAgain(database: ProvingDatabase, before: number): Promise<number> {
  for (const end = performance.now() + PATIENCE; performance.now() < end; await sleep(LOOK_AGAIN)) {
    const now = pidOf(database);
    if (now !== before && Number.isInteger(now) && isRunning(now)) return performance.now();
  }
  throw new Error('The database did not come back.');
}

function pidOf(database: ProvingDatabase): number {
  try {
    return database.pid();
  } catch {
    return Number.NaN;
  }
}
