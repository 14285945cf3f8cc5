import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import { BackupError } from './backup-error.ts';

/** One entry of an archive. Its parts must be read before the next entry. */
export interface ArchiveEntry {
  readonly name: string;
  readonly parts: AsyncIterable<Uint8Array>;
}

/** Bytes that are read from the disk at once. */
const READ_AT_ONCE = 1 << 18;

/**
 * The entries of an archive, one after the other. Whoever leaves the loop early closes the file.
 * @throws BackupError when the file cannot be read, is no archive, or ends before its end.
 */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const file = createReadStream(path, { highWaterMark: READ_AT_ONCE });
  const gunzip = createGunzip();
  file.on('error', (error) => gunzip.destroy(error));
  try {
    // Not Readable.toWeb: data that is on its way when the archive is left early makes it throw where nobody can catch it.
    const bytes = ReadableStream.from<Uint8Array>(file.pipe(gunzip));
    for await (const { header, body } of bytes.pipeThrough(createTarDecoder({ strict: true })))
      yield { name: header.name, parts: partsOf(body) };
  } catch (error) {
    throw explain(error, path);
  } finally {
    file.destroy();
    gunzip.destroy();
  }
}

async function* partsOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw explain(error, 'The file');
  }
}

/** Faults of the file alone come here; those of who reads it do not. */
function explain(error: unknown, path: string): BackupError {
  const { code } = error as NodeJS.ErrnoException;
  const ofDisk = code !== undefined && /^E[A-Z]+$/.test(code);
  return new BackupError(
    ofDisk
      ? `${path} cannot be read (${code}). Nothing was changed.`
      : `${path} is damaged, not whole, or no backup of Openleaf. Nothing was changed.`,
  );
}

/** The whole of a short entry as text. */
export async function textOf({ parts }: ArchiveEntry): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const part of parts) text += decoder.decode(part, { stream: true });
  return text + decoder.decode();
}
