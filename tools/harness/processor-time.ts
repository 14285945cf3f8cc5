import { readdirSync, readFileSync } from 'node:fs';

/** Clock ticks of Linux's `/proc`, in milliseconds; fixed at 100 a second on every platform that we measure on. */
const TICK_MS = 10;

interface Stat {
  readonly pid: number;
  readonly parent: number;
  /** Own time and that of ended children, in milliseconds. */
  readonly used: number;
}

function readStat(pid: number): Stat | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name is in brackets and may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [parent, user, system, childrenUser, childrenSystem] = [1, 11, 12, 13, 14].map((at) =>
      Number(fields[at]),
    );
    return {
      pid,
      parent: parent ?? 0,
      used: ((user ?? 0) + (system ?? 0) + (childrenUser ?? 0) + (childrenSystem ?? 0)) * TICK_MS,
    };
  } catch {
    return undefined;
  }
}

/**
 * Processor time of a process, all its threads and everything that it has started, in milliseconds. Linux only. Take the
 * difference of two readings.
 */
export function processorTime(root: number): number {
  const stats = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => readStat(Number(name)) ?? []);
  const tree = new Set([root]);
  for (let grown = true; grown; ) {
    const before = tree.size;
    for (const { pid, parent } of stats) if (tree.has(parent)) tree.add(pid);
    grown = tree.size > before;
  }
  return stats.filter(({ pid }) => tree.has(pid)).reduce((sum, { used }) => sum + used, 0);
}

/**
 * Processor time of this machine that its host gave to other machines while there was work here, in milliseconds. Linux
 * only; 0 where the host says nothing. Take the difference of two readings.
 */
export function stolenTime(): number {
  // "cpu", then user, nice, system, idle, waiting, interrupts, soft interrupts and stolen.
  const [ofAll = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  return Number(ofAll.split(/\s+/)[8] ?? 0) * TICK_MS;
}
