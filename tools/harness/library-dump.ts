import { join } from 'node:path';
import { loadContent } from '#features/library/server/public.ts';
import type { Database } from '#platform/db/server/database.ts';
import { migrate } from '#platform/db/server/migrate.ts';
import { runProgram } from '#platform/embedded-postgres/server/run-program.ts';
import { findPostgres, type ServerPrograms } from '../test/find-postgres.ts';

const CONTENT = join(import.meta.dirname, '../../content');

/** Names a dump of a database with the library in it, where one was made for many runs. */
export const LIBRARY_DUMP = 'OPENLEAF_LIBRARY_DUMP';

/** Brings an empty database to where a school begins: from the dump where there is one, else as a start does it. */
export async function fillWithLibrary({ db, pool }: Database, url: string): Promise<void> {
  const dump = process.env[LIBRARY_DUMP];
  if (dump !== undefined) return run('pg_restore', ['--no-owner', '--no-comments', `--dbname=${url}`, dump]);
  await migrate(pool);
  await loadContent(db, CONTENT, new Date());
}

/** Writes what `fillWithLibrary` has filled into a file. */
export const dumpLibrary = (url: string, file: string): Promise<void> =>
  run('pg_dump', ['--format=custom', '--compress=0', `--file=${file}`, url]);

/** @throws Error with what the program said. */
async function run(program: string, args: readonly string[]): Promise<void> {
  const result = await runProgram(join(programs().folder, program), args, undefined);
  if (!result.ok) throw new Error(`${program}: ${result.lines.join('\n')}`);
}

export function programs(): ServerPrograms {
  const found = findPostgres();
  if (found === undefined) throw new Error('This needs a PostgreSQL server: apt-get install postgresql');
  return found;
}
