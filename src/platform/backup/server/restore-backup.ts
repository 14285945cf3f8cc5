import type { Writable } from 'node:stream';
import type pg from 'pg';
import { holdOffMigrations, MigrationError, migrateTo } from '#platform/db/server/migrate.ts';
import {
  ABOUT_ENTRY,
  type AboutBackup,
  type BackupSums,
  type CopiedTable,
  readAbout,
  readSums,
  SUMS_ENTRY,
  type TableSum,
  tablesThatDiffer,
} from '../core/backup-form.ts';
import { BackupError } from './backup-error.ts';
import {
  analyze,
  beginReplacing,
  commit,
  copyIn,
  dropEverything,
  dropForeignKeys,
  emptyTables,
  restoreForeignKeys,
  rollBack,
  selectTarget,
  setNumber,
} from './backup-queries.ts';
import { type ArchiveEntry, readArchive, textOf } from './read-archive.ts';
import { addUp } from './table-sum.ts';

/** How a backup is restored. */
export interface RestorePlan {
  /** Whether people who are in the database are replaced by those of the backup. */
  readonly replaces: boolean;
  /** Looks at what is replaced before it goes, in the same transaction. @param about of the backup. */
  readonly looksBefore?: (client: pg.ClientBase, about: AboutBackup) => Promise<void>;
  /** What is done with the rows in their old tables, in the same transaction. */
  readonly completes?: (client: pg.ClientBase) => Promise<void>;
  /** Empties what is outside the tables of the program, in the same transaction. */
  readonly alsoEmpties: (client: pg.ClientBase) => Promise<void>;
  readonly onProgress: (line: string) => void;
}

/** What a backup brought back. */
export interface Restored {
  readonly madeAt: string;
  readonly tables: readonly TableSum[];
  /** What was kept beside the tables, by the name of its entry, as JSON. */
  readonly beside: ReadonlyMap<string, string>;
}

const DAMAGED = 'The file is damaged or not whole. Nothing was changed.';

/**
 * Makes the database what it was when the backup was made, in one transaction: everything is there in the end, or nothing
 * was changed. Its schema is the one of the backup, and is brought up to date afterward.
 * @throws BackupError in one sentence for the operator.
 */
export async function restoreBackup(pool: pg.Pool, path: string, plan: RestorePlan): Promise<Restored> {
  const entries = readArchive(path);
  const client = await pool.connect();
  try {
    const about = await readFirst(entries);
    await beginReplacing(client);
    await holdOffMigrations(client);
    await refuseTarget(client, plan);
    const restored = await replace(client, entries, about, plan);
    await commit(client);
    await analyze(client);
    return restored;
  } catch (error) {
    await rollBack(client);
    throw error;
  } finally {
    client.release(true);
    // Closes the file; of one that is damaged everything was said.
    await entries.return(undefined).catch(() => {});
  }
}

async function readFirst(entries: AsyncGenerator<ArchiveEntry>): Promise<AboutBackup> {
  const { value: first } = (await entries.next()) as IteratorResult<ArchiveEntry, undefined>;
  const read = first?.name === ABOUT_ENTRY ? readAbout(await textOf(first)) : ({ kind: 'foreign' } as const);
  if (read.kind === 'backup') return read.about;
  throw new BackupError(
    read.kind === 'newer'
      ? 'A newer version of Openleaf wrote this backup. Restore it with that version. Nothing was changed.'
      : 'The file is no backup of Openleaf. Nothing was changed.',
  );
}

async function refuseTarget(client: pg.ClientBase, { replaces }: RestorePlan): Promise<void> {
  const { tables, isOurs, people } = await selectTarget(client);
  if (tables > 0 && !isOurs)
    throw new BackupError('The database holds tables of another program. Nothing was changed.');
  if (people > 0 && !replaces)
    throw new BackupError(
      `The database is not empty: ${people} people are in it. Name an empty one, or add --replace, which removes them for good. Nothing was changed.`,
    );
}

async function replace(
  client: pg.ClientBase,
  entries: AsyncGenerator<ArchiveEntry>,
  about: AboutBackup,
  { looksBefore, completes, alsoEmpties, onProgress }: RestorePlan,
): Promise<Restored> {
  await looksBefore?.(client, about);
  await dropEverything(client);
  await alsoEmpties(client);
  await migrateTo(client, about.migrations).catch((error: unknown) => {
    if (!(error instanceof MigrationError)) throw error;
    throw new BackupError(
      `This version of Openleaf cannot read the backup: ${error.message} Restore it with the version that wrote it. Nothing was changed.`,
    );
  });
  const keys = await dropForeignKeys(client);
  await emptyTables(
    client,
    about.tables.map(({ name }) => name),
  );
  const { sums, tables, beside } = await copyTables(client, entries, { about, onProgress });
  const wrong = tablesThatDiffer(sums.tables, tables);
  if (wrong.length > 0 || sums.tables.length !== about.tables.length) throw new BackupError(DAMAGED);
  onProgress('What belongs together is looked at …');
  await restoreForeignKeys(client, keys);
  for (const number of sums.numbers) await setNumber(client, number);
  await completes?.(client);
  return { madeAt: about.madeAt, tables, beside };
}

interface Copied {
  readonly sums: BackupSums;
  readonly tables: readonly TableSum[];
  readonly beside: ReadonlyMap<string, string>;
}

async function copyTables(
  client: pg.ClientBase,
  entries: AsyncGenerator<ArchiveEntry>,
  { about, onProgress }: { readonly about: AboutBackup; readonly onProgress: (line: string) => void },
): Promise<Copied> {
  const known = new Map(about.tables.map((table) => [table.name, table]));
  const found = new Map<string, TableSum>();
  const beside = new Map<string, string>();
  let copy: TableCopy | undefined;
  let sums: BackupSums | null = null;
  const endTable = async () => {
    if (copy !== undefined) found.set(copy.table.name, await copy.end());
    copy = undefined;
  };
  try {
    for await (const entry of entries) {
      const name = /^tables\/([^/]+)\/\d+\.copy$/.exec(entry.name)?.[1];
      if (name !== copy?.table.name) await endTable();
      if (name === undefined) {
        const text = await textOf(entry);
        if (entry.name === SUMS_ENTRY) sums = readSums(text);
        else beside.set(entry.name, text);
        continue;
      }
      const table = known.get(name);
      if (table === undefined || found.has(name)) throw new BackupError(DAMAGED);
      if (copy === undefined) onProgress(`${found.size + 1} of ${known.size}: ${name}`);
      copy ??= beginCopy(client, table);
      await copy.take(entry.parts);
    }
    await endTable();
  } catch (error) {
    await copy?.breakOff();
    throw error;
  }
  if (sums === null) throw new BackupError(DAMAGED);
  for (const { name } of about.tables) if (!found.has(name)) found.set(name, addUp(name).sum());
  return { sums, tables: [...found.values()], beside };
}

interface TableCopy {
  readonly table: CopiedTable;
  take(parts: AsyncIterable<Uint8Array>): Promise<void>;
  end(): Promise<TableSum>;
  breakOff(): Promise<void>;
}

/** @throws BackupError when the database does not take the rows as they are. */
function beginCopy(client: pg.ClientBase, table: CopiedTable): TableCopy {
  const stream = copyIn(client, table);
  const { add, sum } = addUp(table.name);
  let failed: Error | undefined;
  // The database may end the copy at any time; the stream then says so, and neither drains nor closes.
  const ended = new Promise<void>((resolve) => {
    stream.on('error', (error) => {
      failed = error;
      resolve();
    });
    stream.on('finish', resolve);
  });
  // What the database says quotes the row.
  const refuse = () => {
    if (failed !== undefined)
      throw new BackupError(
        `The file is damaged or not whole: rows of ${table.name} do not fit. Nothing was changed.`,
      );
  };
  return {
    table,
    async take(parts) {
      for await (const part of parts) {
        refuse();
        add(part);
        // One part at a time: what it keeps for later it would send on a line that the database has ended.
        await Promise.race([write(stream, part), ended]);
      }
    },
    async end() {
      refuse();
      stream.end();
      await ended;
      refuse();
      return sum();
    },
    async breakOff() {
      if (failed !== undefined) return;
      stream.destroy(new Error('broken off'));
      await ended;
    },
  };
}

const write = (stream: Writable, part: Uint8Array): Promise<void> =>
  new Promise((resolve) => void stream.write(part, () => resolve()));
