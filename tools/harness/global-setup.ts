import { join } from 'node:path';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { dumpLibrary, LIBRARY_DUMP } from './library-dump.ts';
import { makeTestDatabase } from './test-database.ts';

let home: Awaited<ReturnType<typeof makeTestFolder>> | undefined;

/** The library is read once; every fault test of this run begins with a copy of it. */
export async function setup(): Promise<void> {
  home = await makeTestFolder();
  const file = join(home.path, 'library.dump');
  const database = await makeTestDatabase('separate');
  try {
    await dumpLibrary(database.url(), file);
  } finally {
    await database.remove();
  }
  process.env[LIBRARY_DUMP] = file;
}

export async function teardown(): Promise<void> {
  delete process.env[LIBRARY_DUMP];
  await home?.remove();
}
