import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { fixtureWith } from '../core/fixture-passage.ts';
import { loadContent } from './load-content.ts';
import { storeContent } from './store-content.ts';

const CONTENT = join(import.meta.dirname, '../../../../content');
const NOW = new Date('2026-10-14T14:00:00Z');
const test = useTestApp();
const load = (folder: string) => loadContent(test.database.db, folder, NOW);

let folder: string;
let file: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-content-'));
  const [first = ''] = (await readdir(join(CONTENT, 'level-03'))).toSorted();
  await mkdir(join(folder, 'level-03'));
  file = join(folder, 'level-03', first);
  await cp(join(CONTENT, 'level-03', first), file);
});
afterEach(() => rm(folder, { recursive: true }));

it('does not read files again that the library was loaded from', async () => {
  expect(await load(folder)).toMatchObject({ unchanged: 1 });
  expect(await load(folder)).toBeUndefined();
});

it('reads them again when one has changed, or is gone', async () => {
  await load(folder);
  await writeFile(file, (await readFile(file, 'utf8')).replace(/^title: .*$/m, 'title: Another Title'));
  expect(await load(folder)).toMatchObject({ added: 1 });
  await rm(file);
  expect(await load(folder)).toMatchObject({ retired: 1 });
});

it('reads them again after passages came from elsewhere', async () => {
  await load(folder);
  await storeContent(test.database.db, [fixtureWith(() => {})], NOW);
  expect(await load(folder)).toMatchObject({ added: 1, retired: 1 });
});
