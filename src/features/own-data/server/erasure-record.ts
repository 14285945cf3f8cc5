import { constants } from 'node:fs';
import { type FileHandle, mkdir, open, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The name of the record inside the data folder. */
export const RECORD_FILE = 'erased-accounts';
const HASH = /^[\da-f]{64}$/;
/** Appended to and read by its owner alone; no link that somebody else put there is followed. */
const FLAGS = constants.O_RDWR | constants.O_APPEND | constants.O_CREAT | constants.O_NOFOLLOW;
const OWNER_ONLY = 0o600;

/**
 * Who was erased, kept outside the database, so that a database that is restored from an older copy can be compared with it
 * (decision 48). It holds keyed hashes, a line each, and names nobody.
 */
export interface ErasureRecord {
  /** The hashes that were in it when it was opened, in hex. */
  readonly known: ReadonlySet<string>;
  /** Lines that are no hash: a crash has cut one, or somebody changed the file. */
  readonly damaged: number;
  /** Adds hashes; they are on the disk when it is done. */
  add(hashes: readonly Buffer[]): Promise<void>;
  close(): Promise<void>;
}

/**
 * Opens the record in a data folder, and makes both where they are missing. It stays open: a process that gave root up could not open
 * it again.
 * @throws Error of the file system.
 */
export async function openErasureRecord(folder: string): Promise<ErasureRecord> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = await open(join(folder, RECORD_FILE), FLAGS, OWNER_ONLY);
  await giveToOwner(file, folder);
  const lines = (await file.readFile('utf8')).split('\n').filter((line) => line !== '');
  const known = lines.filter((line) => HASH.test(line));
  return {
    known: new Set(known),
    damaged: lines.length - known.length,
    async add(hashes) {
      if (hashes.length === 0) return;
      // A line that a crash has cut ends here.
      await file.appendFile(`\n${hashes.map((hash) => hash.toString('hex')).join('\n')}\n`);
      await file.sync();
    },
    close: () => file.close(),
  };
}

/** A command of root's must not keep the file from the account that the service has. */
async function giveToOwner(file: FileHandle, folder: string): Promise<void> {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = await stat(folder);
  await file.chown(uid, gid);
}

/** Where nothing is kept outside the database. */
export const noErasureRecord: ErasureRecord = {
  known: new Set(),
  damaged: 0,
  add: async () => {},
  close: async () => {},
};
