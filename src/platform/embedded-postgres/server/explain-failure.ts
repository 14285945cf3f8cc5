import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

const FOLDER_CODES = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST']);

/** Turns what the operating system said about the data folder into a sentence; other errors pass unchanged. */
export function explainFolderError(error: unknown, folder: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC' || code === 'EDQUOT') return diskFull(folder);
  if (typeof code !== 'string' || !FOLDER_CODES.has(code)) return error;
  return new EmbeddedPostgresError(
    'folder-not-writable',
    `The data folder ${folder} cannot be written to (${code}). Give this user the right to, or set DATA_DIR to another folder.`,
  );
}

/** Turns the last lines that PostgreSQL wrote before it gave up into one sentence. */
export function explainServerFailure(lines: readonly string[], folder: string): EmbeddedPostgresError {
  const text = lines.join('\n');
  if (/No space left on device|Disk quota exceeded/i.test(text)) return diskFull(folder);
  if (/Permission denied|Read-only file system/i.test(text)) {
    return new EmbeddedPostgresError(
      'folder-not-writable',
      `The database cannot use its files in ${folder}: ${lastReason(lines)}`,
    );
  }
  const nameless = /could not look up (?:effective )?user ID (\d+)/.exec(text)?.[1];
  if (nameless !== undefined) {
    return new EmbeddedPostgresError(
      'start-failed',
      `PostgreSQL needs a user with a name, and user ${nameless} has none on this machine. ` +
        'Add one to /etc/passwd, or set DATABASE_URL to a PostgreSQL server.',
    );
  }
  return new EmbeddedPostgresError(
    'start-failed',
    `The database in ${folder} did not start: ${lastReason(lines)}`,
  );
}

export function diskFull(folder: string): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'disk-full',
    `No space is left on the disk of ${folder}. Make room, or set DATA_DIR to a folder on another disk.`,
  );
}

/** The line that names the cause: the last FATAL, PANIC or error, else the last line. */
function lastReason(lines: readonly string[]): string {
  const written = lines.filter((line) => line.trim() !== '');
  const cause = written.findLast((line) => /FATAL:|PANIC:|error:/.test(line)) ?? written.at(-1);
  return cause?.replace(/^.*?(FATAL|PANIC|error):\s*/, '') ?? 'it ended without a word.';
}
