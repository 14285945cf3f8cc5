import { execFileSync } from 'node:child_process';
import { readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findOnPath, isProgram } from './find-program.ts';

/** The programs of a PostgreSQL server that is not ours. */
export interface ServerPrograms {
  readonly folder: string;
  /** Such as 15. */
  readonly major: number;
}

/** The oldest PostgreSQL that Openleaf works with. */
const OLDEST = 15;
/** Folders that hold one folder per version. */
const VERSIONED = ['/usr/lib/postgresql', '/usr/pgsql', '/opt/homebrew/opt', '/usr/local/opt'];

/** The oldest PostgreSQL server of this machine that is new enough: what works with it works with those after it. */
export function findPostgres(): ServerPrograms | undefined {
  const found = [...versionedFolders(), ...foldersOnPath()]
    .map(lookAt)
    .filter((programs) => programs !== undefined);
  return found.filter(({ major }) => major >= OLDEST).sort((a, b) => a.major - b.major)[0];
}

function versionedFolders(): string[] {
  return VERSIONED.flatMap((parent) => namesIn(parent).map((name) => join(parent, name, 'bin')));
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder).filter((name) => /^(postgresql@)?\d+$/.test(name));
  } catch {
    return [];
  }
}

function foldersOnPath(): string[] {
  const config = findOnPath(['pg_config']);
  const bindir = config === undefined ? '' : outputOf(config, '--bindir');
  const postgres = findOnPath(['postgres']);
  return [bindir, postgres === undefined ? '' : dirname(realpathSync(postgres))].filter(
    (folder) => folder !== '',
  );
}

function lookAt(folder: string): ServerPrograms | undefined {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [postgres, initdb] = ['postgres', 'initdb'].map((name) => join(folder, name + suffix));
  if (postgres === undefined || initdb === undefined || !isProgram(postgres) || !isProgram(initdb))
    return undefined;
  const major = /\(PostgreSQL\) (\d+)/.exec(outputOf(postgres, '--version'))?.[1];
  return major === undefined ? undefined : { folder, major: Number(major) };
}

function outputOf(program: string, argument: string): string {
  try {
    return execFileSync(program, [argument], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return '';
  }
}
