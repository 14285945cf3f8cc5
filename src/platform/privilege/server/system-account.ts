import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';

/** A user and a group of the operating system, by their numbers. */
export interface SystemAccount {
  readonly uid: number;
  readonly gid: number;
}

/** The numbers that no distribution and no service manager gives away (systemd's UIDS-GIDS.md: 60578 to 61183). */
const FIRST = 60_578;
const LAST = 61_183;

/** What a fresh account is for: the two never share a number, also when they are chosen at the same time. */
const PARITY = { database: 0, web: 1 } as const;

/**
 * An account without a name that owns nothing, in which no process runs and that no user or group has.
 * @param seed the same seed gets the same account while it is free.
 */
export function freshAccount(use: keyof typeof PARITY, seed: string): SystemAccount {
  const taken = takenIds();
  const free: number[] = [];
  for (let id = FIRST + PARITY[use]; id <= LAST; id += 2) if (!taken.has(id)) free.push(id);
  const index = createHash('sha256').update(seed).digest().readUInt32BE() % Math.max(free.length, 1);
  const id = free[index];
  if (id === undefined) throw new Error(`Every user number from ${FIRST} to ${LAST} is taken.`);
  return { uid: id, gid: id };
}

function takenIds(): Set<number> {
  const taken = new Set<number>();
  for (const file of ['/etc/passwd', '/etc/group']) {
    for (const line of readIfThere(file).split('\n')) taken.add(Number(line.split(':')[2]));
  }
  for (const id of idsOfProcesses()) taken.add(id);
  return taken;
}

/** Every user and group in which a process runs; only Linux shows them. */
function idsOfProcesses(): number[] {
  if (process.platform !== 'linux') return [];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => readIfThere(`/proc/${pid}/status`).match(/^[UG]id:.*$/gm) ?? [])
    .flatMap((line) => line.split(/\s+/).slice(1).map(Number));
}

/** A process may end while its file is read. */
function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
