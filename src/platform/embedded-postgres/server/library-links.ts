import { readFile, readlink, symlink } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/**
 * PostgreSQL's libraries are found through links such as libpq.so.5 → libpq.so.5.18. npm packages cannot hold links;
 * the package's install script makes them, but npm blocks install scripts. So they are looked at here at every start.
 * @param folder the package's folder.
 * @throws the file system's error when a link is missing and cannot be made.
 */
export async function makeLibraryLinks(folder: string): Promise<void> {
  const list = await readFile(join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links = JSON.parse(list) as { readonly source: string; readonly target: string }[];
  await Promise.all(
    links.map(({ source, target }) => makeLink(join(folder, target), relativeTo(source, target))),
  );
}

function relativeTo(source: string, target: string): string {
  if (dirname(source) !== dirname(target)) throw new Error(`${target} does not lie beside ${source}.`);
  return basename(source);
}

async function makeLink(path: string, source: string): Promise<void> {
  const present = await readlink(path).catch(() => undefined);
  if (present === source) return;
  await symlink(source, path).catch((error: NodeJS.ErrnoException) => {
    // Another start made it in the same moment, or the package came with a real file.
    if (error.code !== 'EEXIST') throw error;
  });
}
