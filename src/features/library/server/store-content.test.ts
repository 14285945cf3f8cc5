import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { fixtureWith } from '../core/fixture-passage.ts';
import type { Passage } from '../core/passage-file.ts';
import { loadLibrary } from './library.ts';
import { storeContent } from './store-content.ts';

const test = useTestApp();
const NOW = new Date('2026-10-14T14:00:00Z');
const store = (passages: readonly Passage[]) => storeContent(test.database.db, passages, NOW);
const original = fixtureWith(() => {});

async function current(slug: string) {
  const library = await loadLibrary(test.database.db);
  const { rows } = await test.database.pool.query<{ id: number }>('select id from passages where slug = $1', [
    slug,
  ]);
  return library.current('practice').find((passage) => passage.passageId === rows[0]?.id);
}

it('stores the library, and does it again without a change', async () => {
  expect((await store([original])).added).toBe(1);
  expect(await store([original])).toEqual({ added: 0, unchanged: 1, retired: 0 });
});

it('recorded readings make no new version', async () => {
  const before = await current(original.id);
  const read = fixtureWith((passage) => {
    passage.review = [{ date: '2026-11-01', reader: 'a reader', withPassage: true, choices: [] }];
  });
  expect((await store([read])).unchanged).toBe(1);
  expect((await current(original.id))?.versionId).toBe(before?.versionId);
});

it('an edited question is a new one in a new version; the others and the old version stay', async () => {
  const before = await current(original.id);
  const edited = fixtureWith((passage) => {
    passage.questions[0]!.stem = 'What else could be asked here?';
  });
  await store([edited]);
  const after = await current(original.id);
  expect(after?.versionId).not.toBe(before?.versionId);
  expect(after?.questions[0]?.id).not.toBe(before?.questions[0]?.id);
  expect(after?.questions.slice(1).map(({ id }) => id)).toEqual(
    before?.questions.slice(1).map(({ id }) => id),
  );

  const library = await loadLibrary(test.database.db);
  const old = await library.version(before?.versionId ?? 0);
  expect(old?.questions[0]?.stem).toBe(original.questions[0]?.stem);
});

it('a passage whose file is gone is offered no more, and comes back with it', async () => {
  expect((await store([])).retired).toBe(1);
  expect(await current(original.id)).toBeUndefined();
  expect((await store([original])).added).toBe(1);
  expect((await current(original.id))?.title).toBe(original.title);
});
