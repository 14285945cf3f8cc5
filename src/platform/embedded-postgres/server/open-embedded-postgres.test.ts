import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { type EmbeddedPostgres, openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { ends, isRunning, parentPid, serverPid } from './testing/processes.ts';
import { makeTestFolder } from './testing/test-folder.ts';

const said: string[] = [];
const log = { info: (line: string) => said.push(line), warn: (line: string) => said.push(line) };

const opened: EmbeddedPostgres[] = [];
/** Opens a folder until the end of the test. */
async function open(dataDir: string, settings = {}): Promise<EmbeddedPostgres> {
  const database = await openEmbeddedPostgres({ dataDir, log, settings });
  opened.push(database);
  return database;
}
afterEach(async () => {
  for (const database of opened.splice(0)) await database.stop();
});

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
beforeAll(async () => {
  folder = await makeTestFolder();
});
afterAll(() => folder.remove());

async function query(url: string, text: string): Promise<unknown[]> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query({ text, rowMode: 'array' })).rows.flat();
  } finally {
    await client.end().catch(() => {});
  }
}

/** Asks again until the database answers. */
async function queryWithin(limit: number, url: string, text: string): Promise<unknown[]> {
  const end = Date.now() + limit;
  for (;;) {
    try {
      return await query(url, text);
    } catch (error) {
      if (Date.now() > end) throw error;
      await sleep(50);
    }
  }
}

/** Another Openleaf on a folder. */
async function openElsewhere(dataDir: string): Promise<{ process: ChildProcess; url: string }> {
  const program = join(import.meta.dirname, 'testing', 'open-and-hold.ts');
  const child = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [url] = (await once(child.stdout, 'data')) as [Buffer];
  return { process: child, url: url.toString().trim() };
}

async function kill(child: ChildProcess): Promise<void> {
  child.kill('SIGKILL');
  await once(child, 'exit');
}

const refusal = (dataDir: string) =>
  open(dataDir).then(
    () => expect.unreachable(),
    (error: unknown) => error as Error,
  );

describe('an embedded database', () => {
  it('answers, ends, and has its rows when it is opened again', async () => {
    const dataDir = join(folder.path, 'rows');
    const first = await openEmbeddedPostgres({ dataDir, log });
    await query(first.url, 'create table leaf (name text)');
    await query(first.url, "insert into leaf values ('Linde')");
    const pid = serverPid(dataDir);
    await first.stop();
    expect(isRunning(pid)).toBe(false);
    const second = await open(dataDir);
    expect(await query(second.url, 'select name from leaf')).toEqual(['Linde']);
  });

  it('writes to the disk before it acknowledges, and spells the same on every machine', async () => {
    const database = await open(join(folder.path, 'rows'));
    const settings = "select current_setting('fsync'), current_setting('synchronous_commit'), upper('éå')";
    expect(await query(database.url, settings)).toEqual(['on', 'on', 'ÉÅ']);
  });

  it('lets in nobody but its role with its password', async () => {
    const database = await open(join(folder.path, 'rows'));
    const superuser = database.url.replace(/\/\/openleaf:/, '//postgres:');
    const guess = database.url.replace(/:[^:@]+@/, ':guess@');
    await expect(query(superuser, 'select 1')).rejects.toThrow('pg_hba.conf');
    await expect(query(guess, 'select 1')).rejects.toThrow('password authentication failed');
    expect(await query(database.url, "select current_setting('is_superuser')")).toEqual(['off']);
  });

  it('takes settings as arguments', async () => {
    const database = await open(join(folder.path, 'rows'), { work_mem: '13MB' });
    expect(await query(database.url, 'show work_mem')).toEqual(['13MB']);
  });

  it('makes a new password when its file was lost', async () => {
    const dataDir = join(folder.path, 'rows');
    await rm(join(dataDir, 'database-password'));
    const database = await open(dataDir);
    expect(await query(database.url, 'select 1')).toEqual([1]);
  });

  it('finds another place for a socket whose path would be too long, and leaves nothing there', async () => {
    const dataDir = join(folder.path, 'long-'.repeat(30));
    const database = await openEmbeddedPostgres({ dataDir, log });
    const socketFolder = new URL(database.url).searchParams.get('host') ?? '';
    expect(socketFolder.startsWith(dataDir)).toBe(false);
    expect(await query(database.url, 'select 1')).toEqual([1]);
    await database.stop();
    await expect(readFile(socketFolder)).rejects.toMatchObject({ code: 'ENOENT' });
  });
});

describe('killed without warning', () => {
  let database: EmbeddedPostgres;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = join(folder.path, 'killed');
    database = await openEmbeddedPostgres({ dataDir, log });
    await query(database.url, 'create table answer (id int)');
  });
  afterAll(() => database.stop());

  it('the server: it is started again with every acknowledged row', async () => {
    await query(database.url, 'insert into answer values (1)');
    process.kill(serverPid(dataDir), 'SIGKILL');
    expect(await queryWithin(10_000, database.url, 'select id from answer')).toEqual([1]);
    // It takes in statements a moment before its supervisor has heard of it.
    await expect.poll(() => said.join('\n')).toMatch(/is running again/);
  });

  it('the supervisor: server and supervisor are replaced', async () => {
    await query(database.url, 'insert into answer values (2)');
    const [old, supervisor] = [serverPid(dataDir), parentPid(serverPid(dataDir))];
    process.kill(supervisor, 'SIGKILL');
    expect(await ends(old)).toBe(true);
    expect(await queryWithin(10_000, database.url, 'select id from answer')).toEqual([1, 2]);
    expect(parentPid(serverPid(dataDir))).not.toBe(supervisor);
  });

  it('a signal to every process at once: the database stays until Openleaf lets it go', async () => {
    const pid = serverPid(dataDir);
    process.kill(parentPid(pid), 'SIGTERM');
    await sleep(200);
    expect(await query(database.url, 'select 1')).toEqual([1]);
    expect(serverPid(dataDir)).toBe(pid);
  });
});

describe('a second Openleaf on the folder', () => {
  it('is refused with the name of the one that holds it', async () => {
    const dataDir = join(folder.path, 'shared');
    const other = await openElsewhere(dataDir);
    const error = await refusal(dataDir);
    expect(error).toBeInstanceOf(EmbeddedPostgresError);
    expect(error.message).toContain(`${dataDir} is in use by another Openleaf (process ${other.process.pid}`);
    expect(await query(other.url, 'select 1')).toEqual([1]);
    await kill(other.process);
  });

  it('in the same process is refused too, and takes nothing from the first', async () => {
    const dataDir = join(folder.path, 'shared');
    await open(dataDir);
    expect(await refusal(dataDir)).toMatchObject({ problem: 'folder-in-use' });
    const program = join(import.meta.dirname, 'testing', 'open-and-hold.ts');
    const other = spawn(process.execPath, [program, dataDir], { stdio: ['ignore', 'ignore', 'pipe'] });
    const [words] = (await once(other.stderr, 'data')) as [Buffer];
    expect(words.toString()).toContain('in use by another Openleaf');
  });

  it('that comes while the first is ending waits for it', async () => {
    const dataDir = join(folder.path, 'shared');
    const first = await openEmbeddedPostgres({ dataDir, log });
    const second = open(dataDir);
    await sleep(200);
    await first.stop();
    expect(await query((await second).url, 'select 1')).toEqual([1]);
  });

  it('finds no orphan and no lock of one that was killed', async () => {
    const dataDir = join(folder.path, 'shared');
    const other = await openElsewhere(dataDir);
    await query(other.url, 'create table leaf as select 7 as size');
    const pid = serverPid(dataDir);
    const supervisor = parentPid(pid);
    await kill(other.process);
    expect(await ends(pid)).toBe(true);
    expect(await ends(supervisor)).toBe(true);
    const database = await open(dataDir);
    expect(await query(database.url, 'select size from leaf')).toEqual([7]);
  });

  it('stops the server of one that was killed together with its supervisor', async () => {
    const dataDir = join(folder.path, 'shared');
    const other = await openElsewhere(dataDir);
    const left = serverPid(dataDir);
    process.kill(parentPid(left), 'SIGSTOP');
    process.kill(other.process.pid ?? 0, 'SIGSTOP');
    process.kill(parentPid(left), 'SIGKILL');
    await kill(other.process);
    expect(isRunning(left)).toBe(true);
    const database = await open(dataDir);
    expect(isRunning(left)).toBe(false);
    expect(said).toContainEqual(expect.stringContaining(`(${left}) was left over`));
    expect(await query(database.url, 'select size from leaf')).toEqual([7]);
  });

  it('is not held up by a pid file whose number belongs to another program now', async () => {
    const dataDir = join(folder.path, 'shared');
    await writeFile(join(dataDir, 'postgres', 'postmaster.pid'), `${process.pid}\n${dataDir}/postgres\n`);
    const database = await open(dataDir);
    expect(await query(database.url, 'select size from leaf')).toEqual([7]);
  });
});

describe('a folder that cannot be used', () => {
  it('of another major version is left alone', async () => {
    const dataDir = join(folder.path, 'old');
    await mkdir(join(dataDir, 'postgres'), { recursive: true });
    await writeFile(join(dataDir, 'postgres', 'PG_VERSION'), '12\n');
    const error = await refusal(dataDir);
    expect(error).toMatchObject({ problem: 'version-mismatch' });
    expect(error.message).toContain('was made by PostgreSQL 12');
  });

  it('because a file is in its place says so, and is not locked afterwards', async () => {
    const dataDir = join(folder.path, 'file');
    await writeFile(dataDir, '');
    expect(await refusal(dataDir)).toMatchObject({ problem: 'folder-not-writable' });
    await rm(dataDir);
    await open(dataDir);
  });
});
