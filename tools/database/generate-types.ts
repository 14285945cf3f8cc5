import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../..');

/** Writes the row types of a database for kysely; bigint is read as a number (see `database.ts`). */
export async function generateTypes(url: string, file: string): Promise<void> {
  const codegen = join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const options = [
    '--dialect',
    'postgres',
    '--url',
    url,
    '--out-file',
    file,
    '--type-mapping',
    '{"int8":"number"}',
    '--default-schema',
    'public',
    // The tables of the job queue are its own.
    '--exclude-pattern',
    'jobs.*',
  ];
  await promisify(execFile)(process.execPath, [codegen, ...options], { cwd: ROOT });
}
