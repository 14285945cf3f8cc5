import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { fixtureWith, optionAs } from '../core/fixture-passage.ts';
import type { Passage } from '../core/passage-file.ts';
import { loadLibrary } from './library.ts';
import { storeContent } from './store-content.ts';

const test = useTestApp();
const NOW = new Date('2026-10-14T14:00:00Z');
const store = (passages: readonly Passage[]) => storeContent(test.database.db, passages, NOW);

/** Each test stores a passage of its own: what it asks of the fixture is changed in `as`. */
function passageOfTest() {
  const slug = `kite-${randomUUID()}`;
  const as = (change: (passage: Passage) => void) =>
    fixtureWith((passage) => {
      passage.id = slug;
      change(passage);
    });
  return { as, original: as(() => {}) };
}

/** The passage of a test that is stored. */
async function setUp() {
  const { as, original } = passageOfTest();
  await store([original]);
  return { as, original, before: await current(original.id) };
}

async function current(slug: string) {
  const library = await loadLibrary(test.database.db);
  const { rows } = await test.database.pool.query<{ id: number }>('select id from passages where slug = $1', [
    slug,
  ]);
  return library.current('practice').find((passage) => passage.passageId === rows[0]?.id);
}

it('stores the library, and does it again without a change', async () => {
  const { original } = passageOfTest();
  expect((await store([original])).added).toBe(1);
  expect(await store([original])).toEqual({ added: 0, unchanged: 1, retired: 0 });
});

it('recorded readings, labels and checks of readers make no new version', async () => {
  const { as, original, before } = await setUp();
  const read = as((passage) => {
    passage.review = {
      readings: [{ date: '2026-11-01', reader: 'a reader', withPassage: true, choices: [] }],
      labellings: [{ date: '2026-11-01', reader: 'another', labels: [] }],
      checks: [
        { date: '2026-11-02', reader: 'a third', kind: 'copy', version: '12345678', ok: true, found: [] },
      ],
    };
  });
  expect((await store([read])).unchanged).toBe(1);
  expect((await current(original.id))?.versionId).toBe(before?.versionId);
});

it('another label, rationale or evidence is a new version of the same question', async () => {
  const { as, original, before } = await setUp();
  const relabelled = as((passage) => {
    Object.assign(passage.questions[0]!, { skill: 'Inference', target: 'integrate', difficulty: 'hard' });
    passage.questions[0]!.options[0]!.rationale = 'Another reason, because the first one was short.';
  });
  expect((await store([relabelled])).added).toBe(1);
  const after = await current(original.id);
  expect(after?.versionId).not.toBe(before?.versionId);
  expect(after?.questions.map(({ id }) => id)).toEqual(before?.questions.map(({ id }) => id));
  expect(after?.questions[0]?.skill).toBe('Inference');
  const old = await (await loadLibrary(test.database.db)).version(before?.versionId ?? 0);
  expect(old?.questions[0]?.skill).toBe('Supporting Details');
});

it('another key, or options in another order, make another question', async () => {
  const { as, original, before } = await setUp();
  await store([as((passage) => passage.questions[0]!.options.reverse())]);
  const reversed = await current(original.id);
  expect(reversed?.questions[0]?.id).not.toBe(before?.questions[0]?.id);
  await store([as((passage) => (optionAs(passage, 0, 'unsupported').role = 'key'))]);
  expect((await current(original.id))?.questions[0]?.id).not.toBe(before?.questions[0]?.id);
  await store([original]);
  expect((await current(original.id))?.questions[0]?.id).toBe(before?.questions[0]?.id);
});

it('an edited question is a new one in a new version; the others and the old version stay', async () => {
  const { as, original, before } = await setUp();
  const edited = as((passage) => {
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
  const { original } = await setUp();
  expect((await store([])).retired).toBe(1);
  expect(await current(original.id)).toBeUndefined();
  expect((await store([original])).added).toBe(1);
  expect((await current(original.id))?.title).toBe(original.title);
});
