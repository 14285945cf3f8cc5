/**
 * Counts the packages that a running server loads, by starting one on a database of its own.
 *
 *   npm run packages
 *
 * Each must stand in docs/decisions/0010-runtime-packages.md with its reason; the exit status is 1 when one does not, or is not
 * loaded any more.
 */
import { join } from 'node:path';
import { makeTestFolder } from '#platform/embedded-postgres/server/testing/test-folder.ts';
import { countPackages, readExplained } from './runtime-packages/count-packages.ts';

/** What is aimed at (docs/decisions/0010-runtime-packages.md). */
const AIM = 40;

const folder = await makeTestFolder();
try {
  const loaded = await countPackages(folder.path, { DATA_DIR: join(folder.path, 'data') });
  const explained = await readExplained();
  const unexplained = loaded.filter((name) => !explained.has(name));
  process.stdout.write(`${loaded.join('\n')}\n${loaded.length} packages; the aim is ${AIM}.\n`);
  const notLoaded = [...explained].filter((name) => !loaded.includes(name));
  if (unexplained.length > 0)
    process.stderr.write(`Without a reason in docs/decisions/0010: ${unexplained.join(', ')}\n`);
  if (notLoaded.length > 0)
    process.stderr.write(`In docs/decisions/0010 but not loaded: ${notLoaded.join(', ')}\n`);
  if (unexplained.length + notLoaded.length > 0) process.exitCode = 1;
} finally {
  await folder.remove();
}
