import { closeSync, constants, fchownSync, fstatSync, openSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SystemAccount } from '#platform/privilege/server/system-account.ts';
import { EmbeddedPostgresError } from './embedded-postgres-error.ts';

/** A link is not followed, and a pipe is not waited for. */
const FLAGS = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);

/**
 * Gives a file or a folder to the account; without an account everything stays as it is. Root must not be led to a
 * foreign file: what is opened is what is looked at and what is given, and links of both kinds are refused.
 * @throws EmbeddedPostgresError `foreign-file`.
 */
export function handOver(path: string, account: SystemAccount | undefined): void {
  if (account !== undefined) withOpened(path, path, (fd) => give(fd, path, account));
}

/** The same with everything in a folder, the folder itself last: its owner shows that all of it was given. */
export function handOverTree(path: string, account: SystemAccount | undefined): void {
  if (account !== undefined) giveTree(path, path, account);
}

/** @param path is opened; @param shownPath the same path as error messages name it. */
function giveTree(path: string, shownPath: string, account: SystemAccount): void {
  withOpened(path, shownPath, (fd) => {
    if (fstatSync(fd).isDirectory()) {
      // Through the opened folder: one that is exchanged meanwhile leads nowhere else.
      const inside = process.platform === 'linux' ? `/proc/self/fd/${fd}` : path;
      for (const name of readdirSync(inside)) giveTree(join(inside, name), join(shownPath, name), account);
    }
    give(fd, shownPath, account);
  });
}

function give(fd: number, shownPath: string, { uid, gid }: SystemAccount): void {
  const stats = fstatSync(fd);
  const isOwn = stats.isDirectory() || (stats.isFile() && stats.nlink === 1);
  if (!isOwn) throw foreignFile(shownPath);
  fchownSync(fd, uid, gid);
}

function withOpened(path: string, shownPath: string, use: (fd: number) => void): void {
  const fd = open(path, shownPath);
  try {
    use(fd);
  } finally {
    closeSync(fd);
  }
}

/** Linux says ELOOP of a link, FreeBSD EMLINK; ENXIO is said of a socket. */
const NO_FILE = new Set<unknown>(['ELOOP', 'EMLINK', 'ENXIO']);

function open(path: string, shownPath: string): number {
  try {
    return openSync(path, FLAGS);
  } catch (error) {
    throw NO_FILE.has((error as NodeJS.ErrnoException).code) ? foreignFile(shownPath) : error;
  }
}

export const foreignFile = (path: string): EmbeddedPostgresError =>
  new EmbeddedPostgresError(
    'foreign-file',
    `${path} is a link or no plain file, and as root Openleaf follows none in its data folder. Remove it and start again.`,
  );
