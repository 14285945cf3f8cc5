import { copyFile, mkdir, open, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';
import { restoreFromBackup } from '#app/server/restore-from-backup.ts';
import { BackupError } from '#platform/backup/server/backup-error.ts';
import type { Database } from '#platform/db/server/database.ts';
import { selectOutline } from './backup-queries.ts';

/** What came of files that are no whole backup. */
export interface Damaged {
  readonly tried: number;
  readonly taken: readonly string[];
  readonly changed: readonly string[];
  /** What was said instead of one sentence. */
  readonly untold: readonly string[];
}

/** Shares of the file at which it is cut, or has another byte. */
const CUTS = [0, 0.001, 0.2, 0.5, 0.9, 0.999];
const BYTES = [0.01, 0.4, 0.7, 0.95];
/** Of a large file, each takes as long as a restore. */
const FEW = 3;

/** Tries to restore a cut backup, one with another byte, and what is none, into a database without people. */
export async function tryDamaged(
  database: Database,
  file: string,
  { folder, small }: { readonly folder: string; readonly small: boolean },
): Promise<Damaged> {
  await mkdir(folder, { recursive: true });
  const { size } = await stat(file);
  const some = (shares: readonly number[]) => (small ? shares : shares.slice(0, FEW));
  const cases: readonly (readonly [string, (path: string) => Promise<void>])[] = [
    ...some(CUTS).map((share) => [`cut at ${share}`, cutCopy(file, Math.floor(size * share))] as const),
    ['cut by its last byte', cutCopy(file, size - 1)],
    ...some(BYTES).map(
      (share) => [`another byte at ${share}`, otherByte(file, Math.floor(size * share))] as const,
    ),
    ['a text', (path) => writeFile(path, 'This is no backup.')],
    ['an archive of something else', (path) => writeArchive(path, 'letter.txt', 'Dear teacher')],
    ['a backup of a newer program', (path) => writeArchive(path, 'openleaf-backup.json', NEWER)],
    ['a backup without an end', (path) => writeArchive(path, 'openleaf-backup.json', WITHOUT_END)],
  ];
  const seen = { taken: [] as string[], changed: [] as string[], untold: [] as string[] };
  for (const [index, [what, make]] of cases.entries()) {
    const path = join(folder, `${index}.tar.gz`);
    await make(path);
    const before = await selectOutline(database.pool);
    const error = await restoreFromBackup(database, {
      file: path,
      replaces: false,
      moves: true,
      dataDir: folder,
      log: () => {},
    }).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    if (error === undefined) seen.taken.push(what);
    else if (!(error instanceof BackupError && error.message.endsWith('.')))
      seen.untold.push(`${what}: ${error instanceof Error ? error.message : 'no error'}`);
    if ((await selectOutline(database.pool)) !== before) seen.changed.push(what);
  }
  return { tried: cases.length, ...seen };
}

const NEWER = JSON.stringify({ product: 'openleaf', format: 2 });
const WITHOUT_END = JSON.stringify({
  product: 'openleaf',
  format: 1,
  madeAt: '2026-01-01T00:00:00.000Z',
  migrations: [{ name: '9999-unknown.sql', hash: 'ff' }],
  tables: [],
});

const cutCopy = (file: string, bytes: number) => async (path: string) => {
  await copyFile(file, path);
  await truncate(path, bytes);
};

const otherByte = (file: string, at: number) => async (path: string) => {
  await copyFile(file, path);
  const handle = await open(path, 'r+');
  try {
    const byte = Buffer.alloc(1);
    await handle.read(byte, 0, 1, at);
    byte.writeUInt8(byte.readUInt8() ^ 0x55);
    await handle.write(byte, 0, 1, at);
  } finally {
    await handle.close();
  }
};

const writeArchive = async (path: string, name: string, text: string): Promise<void> =>
  writeFile(path, gzipSync(await packTar([{ header: { name, size: Buffer.byteLength(text) }, body: text }])));
