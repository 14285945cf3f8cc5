import { open, rename, rm, stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { createTarPacker } from 'modern-tar';
import { BackupError } from './backup-error.ts';

/** Only who runs the command can read the file. */
const OWNER_ONLY = 0o600;
/** Of gzip: the quickest, which leaves a fifth of the text. */
const LEVEL = 1;

/** A `.tar.gz` that grows entry by entry. */
export interface ArchiveWriter {
  add(name: string, bytes: Uint8Array): Promise<void>;
  /** The file is whole and on the disk when this is done. @returns its size in bytes. */
  finish(): Promise<number>;
  /** Removes what was written. */
  abandon(): Promise<void>;
}

/**
 * Opens an archive for writing. It has its name only when it is whole; until then `.partial` follows it.
 * @throws BackupError when the file is there already, or cannot be written.
 */
export async function openArchiveWriter(path: string): Promise<ArchiveWriter> {
  const partial = `${path}.partial`;
  if (await exists(path)) throw new BackupError(`${path} is there already. Please name a new file.`);
  const file = await open(partial, 'wx', OWNER_ONLY).catch((error: NodeJS.ErrnoException) => {
    throw new BackupError(
      error.code === 'EEXIST'
        ? `${partial} is there: another backup writes it, or one was broken off. Remove it if none is running.`
        : `${path} cannot be written: ${error.message}.`,
    );
  });
  const { readable, controller } = createTarPacker();
  const written = pipeline(
    Readable.fromWeb(readable as Parameters<typeof Readable.fromWeb>[0]),
    createGzip({ level: LEVEL }),
    file.createWriteStream({ flush: true }),
  );
  // It is waited for at the end; until then a full disk is told by the next entry.
  written.catch(() => {});
  return {
    async add(name, bytes) {
      const body = controller.add({ name, size: bytes.length }).getWriter();
      await body.write(bytes);
      await body.close();
    },
    async finish() {
      controller.finalize();
      await written;
      await rename(partial, path);
      return (await stat(path)).size;
    },
    async abandon() {
      controller.error(new Error('broken off'));
      await written.catch(() => {});
      await rm(partial, { force: true });
    },
  };
}

const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
