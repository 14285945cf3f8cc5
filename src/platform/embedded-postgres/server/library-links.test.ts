import { lstat, mkdir, readFile, readlink, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeLibraryLinks } from './library-links.ts';
import { makeTestFolder } from './testing/test-folder.ts';

let folder: Awaited<ReturnType<typeof makeTestFolder>>;
beforeEach(async () => {
  folder = await makeTestFolder();
  const lib = join(folder.path, 'native', 'lib');
  await mkdir(lib, { recursive: true });
  await writeFile(join(lib, 'libpq.so.5.18'), 'library');
  const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
  await writeFile(join(folder.path, 'native', 'pg-symlinks.json'), JSON.stringify(links));
});
afterEach(() => folder.remove());

const link = () => join(folder.path, 'native', 'lib', 'libpq.so.5');

it('makes the links that a blocked install script left out', async () => {
  await makeLibraryLinks(folder.path);
  expect(await readlink(link())).toBe('libpq.so.5.18');
  expect(await readFile(link(), 'utf8')).toBe('library');
});

it('leaves links and files alone that are there', async () => {
  await symlink('libpq.so.5.18', link());
  const before = await lstat(link());
  await makeLibraryLinks(folder.path);
  expect((await lstat(link())).ino).toBe(before.ino);
});

it('needs nothing where the package has no list (Windows)', async () => {
  await expect(makeLibraryLinks(join(folder.path, 'native'))).resolves.toBeUndefined();
});
