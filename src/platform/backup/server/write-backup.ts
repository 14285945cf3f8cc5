import type pg from 'pg';
import {
  ABOUT_ENTRY,
  type AboutBackup,
  type BackupSums,
  type CopiedTable,
  SUMS_ENTRY,
} from '../core/backup-form.ts';
import { type ArchiveWriter, openArchiveWriter } from './archive-writer.ts';
import {
  beginSnapshot,
  commit,
  copyOut,
  selectMigrations,
  selectNumbers,
  selectTables,
} from './backup-queries.ts';
import { addUp } from './table-sum.ts';

/** What goes into a backup. */
export interface BackupPlan {
  /** Tables whose rows stay out, such as `sessions`. */
  readonly leftOut: readonly string[];
  /** Columns that are empty in the copy, by the name of their table. */
  readonly blanked: Readonly<Record<string, readonly string[]>>;
  /** What else the same moment is to be kept of, by the name of its entry; it is kept as JSON. */
  readonly beside: Readonly<Record<string, (client: pg.ClientBase) => Promise<unknown>>>;
  readonly now: Date;
  /** Told of each table before it is copied. */
  readonly onProgress: (line: string) => void;
}

/** A backup that is whole and on the disk. */
export interface WrittenBackup extends BackupSums {
  readonly bytes: number;
}

/** Bytes of one entry at most: memory is needed for two of them. */
const ENTRY_BYTES = 4 << 20;
const encoder = new TextEncoder();
const json = (value: unknown): Uint8Array => encoder.encode(JSON.stringify(value));

/**
 * Writes everything in the database into one archive, as it was at one moment; the service goes on meanwhile.
 * @throws BackupError when the file cannot be written. A file that was begun is removed.
 */
export async function writeBackup(pool: pg.Pool, path: string, plan: BackupPlan): Promise<WrittenBackup> {
  const archive = await openArchiveWriter(path);
  const client = await pool.connect();
  try {
    await beginSnapshot(client);
    const sums = await writeEntries(client, archive, plan);
    await commit(client);
    return { ...sums, bytes: await archive.finish() };
  } catch (error) {
    await archive.abandon();
    throw error;
  } finally {
    // Destroying the connection ends the snapshot and gives back the time-outs, whatever happened.
    client.release(true);
  }
}

async function writeEntries(
  client: pg.ClientBase,
  archive: ArchiveWriter,
  { leftOut, blanked, beside, now, onProgress }: BackupPlan,
): Promise<BackupSums> {
  const left = new Set(['migrations', ...leftOut].map((name) => `public.${name}`));
  const tables = (await selectTables(client, 'public')).filter(({ name }) => !left.has(name));
  const about: AboutBackup = {
    product: 'openleaf',
    format: 1,
    madeAt: now.toISOString(),
    migrations: await selectMigrations(client),
    tables,
  };
  await archive.add(ABOUT_ENTRY, json(about));
  const sums: BackupSums['tables'][number][] = [];
  for (const table of tables) {
    onProgress(`${sums.length + 1} of ${tables.length}: ${table.name}`);
    const rows = copyOut(client, table, blanked[table.name.replace(/^public\./, '')]);
    sums.push(await writeTable(archive, table, rows));
  }
  for (const [name, read] of Object.entries(beside)) await archive.add(name, json(await read(client)));
  // Numbers that are given meanwhile are no part of the moment: read last, none is given twice.
  const written = { tables: sums, numbers: await selectNumbers(client) };
  await archive.add(SUMS_ENTRY, json(written));
  return written;
}

async function writeTable(archive: ArchiveWriter, table: CopiedTable, rows: AsyncIterable<Uint8Array>) {
  const { add, sum } = addUp(table.name);
  let parts: Uint8Array[] = [];
  let [size, entries] = [0, 0];
  const flush = async () => {
    entries += 1;
    await archive.add(
      `tables/${table.name}/${String(entries).padStart(6, '0')}.copy`,
      Buffer.concat(parts, size),
    );
    parts = [];
    size = 0;
  };
  for await (const part of rows) {
    add(part);
    parts.push(part);
    size += part.length;
    if (size >= ENTRY_BYTES) await flush();
  }
  if (size > 0) await flush();
  return sum();
}
