import { randomUUID } from 'node:crypto';
import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type DataFolder, SYSTEM_FOLDER } from './data-folder.ts';
import { type Binaries, binariesIn, findBinaries, noBinaries, PLATFORM } from './find-binaries.ts';
import { makeLibraryLinks } from './library-links.ts';
import type { Log } from './log.ts';
import { makePassableFolder } from './passable-folder.ts';
import { type ProgramResult, runProgram } from './run-program.ts';
import type { ServerAccount } from './server-account.ts';

/**
 * Binaries that the account can run. Where it cannot run those of node_modules (a checkout under a closed home, a
 * read-only node_modules without library links), they are copied once to a place where it can.
 * @throws EmbeddedPostgresError `no-binaries`.
 */
export async function prepareBinaries(
  folder: DataFolder,
  account: ServerAccount,
  log: Log,
): Promise<Binaries> {
  const installed = await findBinaries();
  const first = await tryBinaries(installed, account);
  if (first.ok) return installed;
  const copy = binariesIn(copyPlace(folder, account, installed.version), installed.version);
  if ((await tryBinaries(copy, account)).ok) return copy;
  await copyBinaries(installed, copy);
  log.info(
    `The database's programs were copied to ${copy.folder}, because they cannot run where npm put them.`,
  );
  const second = await tryBinaries(copy, account);
  if (second.ok) return copy;
  throw noBinaries(second.lines.find((line) => line.trim() !== '') ?? 'they end at once');
}

async function tryBinaries(binaries: Binaries, account: ServerAccount): Promise<ProgramResult> {
  try {
    await makeLibraryLinks(binaries.folder);
  } catch (error) {
    return { ok: false, lines: [String(error)] };
  }
  return runProgram(binaries.postgres, ['--version'], account);
}

function copyPlace(folder: DataFolder, account: ServerAccount, version: string): string {
  return join(account === undefined ? folder.root : SYSTEM_FOLDER, `postgresql-${version}-${PLATFORM}`);
}

/** Copies beside the target and renames, so that a copy that was cut short is never used. */
async function copyBinaries(from: Binaries, to: Binaries): Promise<void> {
  const unfinished = `${to.folder}.${randomUUID()}`;
  await makePassableFolder(dirname(to.folder));
  try {
    await cp(join(from.folder, 'native'), join(unfinished, 'native'), {
      recursive: true,
      verbatimSymlinks: true,
    });
    await makeLibraryLinks(unfinished);
    await openForAll(unfinished);
    await rm(to.folder, { recursive: true, force: true });
    await rename(unfinished, to.folder);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/** Everyone may read and run, whatever the umask of the one who installed. */
async function openForAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openForAll(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}
