import { randomBytes } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataFolder } from './data-folder.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';
import { explainFolderError, explainServerFailure } from './explain-failure.ts';
import type { Binaries } from './find-binaries.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import { handOver, type ServerAccount } from './server-account.ts';

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
 * The database's files, made when they are missing: complete or not at all, through one rename.
 * @returns the password of the role.
 * @throws EmbeddedPostgresError `version-mismatch`, `disk-full`, `folder-not-writable`, `start-failed`.
 */
export async function prepareCluster(
  folder: DataFolder,
  binaries: Binaries,
  account: ServerAccount,
): Promise<string> {
  try {
    const version = (await readFile(join(folder.cluster, 'PG_VERSION'), 'utf8').catch(onlyMissing))?.trim();
    if (version === undefined) return await createCluster(folder, binaries, account);
    if (version !== binaries.major) throw versionMismatch(folder, version, binaries);
    const password = await readFile(folder.password, 'utf8').catch(onlyMissing);
    return password ?? (await setPassword(folder, binaries, account, 'alter', folder.cluster));
  } catch (error) {
    throw explainFolderError(error, folder.root);
  }
}

async function createCluster(
  folder: DataFolder,
  binaries: Binaries,
  account: ServerAccount,
): Promise<string> {
  await rm(folder.staging, { recursive: true, force: true });
  await mkdir(folder.staging, { mode: 0o700 });
  try {
    await handOver(folder.staging, account);
    const made = await runProgram(binaries.initdb, ['-D', folder.staging, ...INITDB_OPTIONS], account);
    refuseFailure(made, folder);
    await writeFile(join(folder.staging, 'pg_hba.conf'), ACCESS_RULES);
    const password = await setPassword(folder, binaries, account, 'create', folder.staging);
    await runStandalone(folder, binaries, account, folder.staging, `create database ${ROLE} owner ${ROLE}`);
    await rename(folder.staging, folder.cluster);
    return password;
  } finally {
    await rm(folder.staging, { recursive: true, force: true });
  }
}

/** Gives the role a new password; also the way back when the password's file was lost. */
async function setPassword(
  folder: DataFolder,
  binaries: Binaries,
  account: ServerAccount,
  verb: 'create' | 'alter',
  cluster: string,
): Promise<string> {
  const password = randomBytes(24).toString('base64url');
  // createdb: tests and restores make databases beside the main one.
  await runStandalone(
    folder,
    binaries,
    account,
    cluster,
    `${verb} role ${ROLE} login createdb password '${password}'`,
  );
  await writeFile(folder.password, password, { mode: 0o600 });
  await handOver(folder.password, account);
  return password;
}

/** Runs one statement with PostgreSQL's single-user mode: as superuser, without a server that others could reach. */
async function runStandalone(
  folder: DataFolder,
  binaries: Binaries,
  account: ServerAccount,
  cluster: string,
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
