import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readZipList, type ZipList } from '../core/zip-list.ts';

/** Made by `tools/zip-list.ts`. */
const FILE = join(import.meta.dirname, 'us-zips.txt');

let list: Promise<ZipList> | undefined;

/** The ZIP codes of the United States, read when a place is first asked for: most processes never are. */
export const zipList = (): Promise<ZipList> => {
  list ??= readFile(FILE, 'utf8').then(readZipList);
  // A disk that fails once does not for ever.
  list.catch(() => {
    list = undefined;
  });
  return list;
};
