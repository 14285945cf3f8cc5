import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createLatencies, type Latencies } from './latencies.ts';

/** What a database writes at least for a commit: one page, in bytes. */
const PAGE = Buffer.alloc(8192, 1);
/** Pages of the file that is written over and over. */
const PAGES = 256;
/** Between two writes while something else goes on: too few writes to disturb it. */
const WRITE_INTERVAL_MS = 50;
const WRITES_ALONE = 400;

const offsetOf = (write: number) => (write % PAGES) * PAGE.length;

/**
 * Writes a page and makes it safe, again and again, beside whatever else goes on.
 * @returns ends it. @returns how long the disk took for each.
 */
export async function watchDisk(folder: string): Promise<() => Promise<Latencies>> {
  const path = join(folder, 'disk-watch');
  const file = await open(path, 'w');
  const latencies = createLatencies();
  const ending = new AbortController();
  const watch = async () => {
    for (let write = 0; !ending.signal.aborted; write++) {
      const began = performance.now();
      await file.write(PAGE, 0, PAGE.length, offsetOf(write));
      await file.datasync();
      latencies.add(performance.now() - began);
      await sleep(WRITE_INTERVAL_MS, undefined, { signal: ending.signal }).catch(() => {});
    }
  };
  const watching = watch();
  return async () => {
    ending.abort();
    await watching;
    await file.close();
    await rm(path);
    return latencies;
  };
}

/** Processor time of one page made safe, in milliseconds, by a process that does nothing else. */
export async function costOfSafeWrite(folder: string): Promise<number> {
  const path = join(folder, 'disk-cost');
  const file = openSync(path, 'w');
  try {
    for (let write = 0; write < PAGES; write++) writeSync(file, PAGE, 0, PAGE.length, offsetOf(write));
    fdatasyncSync(file);
    const before = process.cpuUsage();
    for (let write = 0; write < WRITES_ALONE; write++) {
      writeSync(file, PAGE, 0, PAGE.length, offsetOf(write));
      fdatasyncSync(file);
    }
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / WRITES_ALONE;
  } finally {
    closeSync(file);
    await rm(path);
  }
}
