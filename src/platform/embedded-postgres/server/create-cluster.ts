import { randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, mkdir, readFile, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { explainFolderError, explainServerFailure } from './explain-failure.ts';
import type { Binaries } from './find-binaries.ts';
import { handOver, handOverTree } from './hand-over.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import { namedAccount, type ServerAccount } from './server-account.ts';

/** The role that Openleaf connects as, and the database that it owns. */
export const ROLE = 'openleaf';

/**
 * Only our role may connect, with its password; the superuser cannot log in at all. A password (SCRAM) rather than
 * `peer`, because it also works on Windows and for root, whose name is not the role's, and rather than `trust`, because
 * a folder's rights are one careless chmod away from open.
 */
const ACCESS_RULES = `local all ${ROLE} scram-sha-256\nhost all ${ROLE} 127.0.0.1/32 scram-sha-256\n`;

/** The same words for "upper case" and the same order on every machine: nothing of the system's locale is used. */
const INITDB_OPTIONS = [
  '--username=postgres',
  '--auth=reject',
  '--encoding=UTF8',
  '--locale=C',
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
];

/**
 * The database's files, made when they are missing: complete or not at all, through one rename. Files that belong to
 * another user than the account are given to it.
 * @returns the password of the role.
 * @throws EmbeddedPostgresError `version-mismatch`, `disk-full`, `folder-not-writable`, `foreign-file`, `start-failed`.
 */
export async function prepareCluster(
  folder: DataFolder,
  binaries: Binaries,
  account: ServerAccount,
): Promise<string> {
  try {
    await bringBack(folder);
    const version = (await readFile(join(folder.cluster, 'PG_VERSION'), PLAINLY).catch(onlyMissing))?.trim();
    if (version === undefined) return await createCluster(folder, binaries, account);
    if (version !== binaries.major) throw versionMismatch(folder, version, binaries);
    await takeOver(folder.cluster, account);
    const password = await readFile(folder.password, 'utf8').catch(onlyMissing);
    return password ?? (await replacePassword(folder, binaries, account));
  } catch (error) {
    throw explainFolderError(error, folder.root);
  }
}

/** The database's user owns this file, and could put a link in its place. */
const PLAINLY = { encoding: 'utf8', flag: constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) } as const;

async function takeOver(cluster: string, account: ServerAccount): Promise<void> {
  if (account !== undefined && (await stat(cluster)).uid !== account.uid) handOverTree(cluster, account);
}

async function createCluster(
  folder: DataFolder,
  binaries: Binaries,
  account: ServerAccount,
): Promise<string> {
  const maker = namedAccount(account);
  const cluster = await openWorkshop(folder.staging, account);
  try {
    await mkdir(cluster, { mode: 0o700 });
    handOver(cluster, maker);
    const made = await runProgram(binaries.initdb, ['-D', cluster, ...INITDB_OPTIONS], maker);
    refuseFailure(made, folder);
    await writeFile(join(cluster, 'pg_hba.conf'), ACCESS_RULES);
    const password = await setPassword({ folder, binaries, account: maker, cluster }, 'create');
    await runStandalone(
      { folder, binaries, account: maker, cluster },
      `create database ${ROLE} owner ${ROLE}`,
    );
    handOverTree(cluster, account);
    await rename(cluster, folder.cluster);
    return password;
  } finally {
    await rm(folder.staging, { recursive: true, force: true });
  }
}

/**
 * Makes a folder to work on a database in, for the account's group alone.
 * @returns where the database lies in it.
 */
async function openWorkshop(workshop: string, account: ServerAccount): Promise<string> {
  await rm(workshop, { recursive: true, force: true });
  await mkdir(workshop, { mode: 0o700 });
  if (account !== undefined) {
    handOver(workshop, { uid: 0, gid: account.gid });
    await chmod(workshop, 0o710);
  }
  return join(workshop, 'postgres');
}

/** Gives the role a new password where the file of the old one was lost. */
async function replacePassword(
  folder: DataFolder,
  binaries: Binaries,
  account: ServerAccount,
): Promise<string> {
  const maker = namedAccount(account);
  const cluster = await openWorkshop(folder.mending, account);
  await rename(folder.cluster, cluster);
  try {
    handOverTree(cluster, maker);
    return await setPassword({ folder, binaries, account: maker, cluster }, 'alter');
  } finally {
    handOverTree(cluster, account);
    await bringBack(folder);
  }
}

/** Puts a database back into its place that was being worked on, perhaps by a start that was killed. */
async function bringBack(folder: DataFolder): Promise<void> {
  const cluster = join(folder.mending, basename(folder.cluster));
  await rename(cluster, folder.cluster).catch(onlyMissing);
  await rmdir(folder.mending).catch(onlyMissing);
}

/** Where a statement runs, and as whom. */
interface Workplace {
  readonly folder: DataFolder;
  readonly binaries: Binaries;
  readonly account: ServerAccount;
  readonly cluster: string;
}

/** Gives the role a new password, and writes it down for the person who starts Openleaf. */
async function setPassword(place: Workplace, verb: 'create' | 'alter'): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  // createdb: tests and restores make databases beside the main one.
  await runStandalone(place, `${verb} role ${ROLE} login createdb password '${password}'`);
  await writeFile(place.folder.password, password, { mode: 0o600 });
  return password;
}

/** Runs one statement with PostgreSQL's single-user mode: as superuser, without a server that others could reach. */
async function runStandalone(
  { folder, binaries, account, cluster }: Workplace,
  statement: string,
): Promise<void> {
  const args = ['--single', '-D', cluster, '-c', 'exit_on_error=on', '-c', 'log_min_messages=fatal'];
  const result = await runProgram(binaries.postgres, [...args, 'postgres'], account, `${statement}\n`);
  refuseFailure(result, folder);
}

function refuseFailure(result: ProgramResult, folder: DataFolder): void {
  if (!result.ok) throw explainServerFailure(result.lines, folder.root);
}

function onlyMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

function versionMismatch(folder: DataFolder, version: string, binaries: Binaries): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'version-mismatch',
    `The database in ${folder.root} was made by PostgreSQL ${version}; this Openleaf brings PostgreSQL ${binaries.major}. ` +
      'Start it with the Openleaf that made it, back it up there, and restore the backup into a new folder here.',
  );
}
