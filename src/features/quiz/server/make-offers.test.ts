import { expect, it } from 'vitest';
import { openReadingClass, placeByPretest } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { quizHistory } from '#features/overview/contract/endpoints.ts';
import { makeOffers, passagesFor } from './make-offers.ts';
import { readStudentContext } from './student-context.ts';

const test = useTestApp();

/** What a student would be offered now. */
async function offersFor({ id }: Student) {
  const now = test.clock.now();
  const context = (await readStudentContext(test.database.db, id, now))!;
  return makeOffers(test.database.db, test.app.services, {
    progress: context.progress!,
    context,
    kept: new Set(),
    now,
  });
}

it('offers three passages of practice that differ in topic', async () => {
  const { reader } = await openReadingClass(test);
  const offers = await offersFor(await reader('Ana'));
  expect(offers).toHaveLength(3);
  expect(new Set(offers.map(({ topic }) => topic)).size).toBe(3);
  for (const { use } of offers) expect(use).toBe('practice');
});

it('offers no passage again that was just read', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  const { quizzes } = (await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data;
  const versions = (await offersFor(ana)).map(({ versionId }) => versionId);
  expect(versions).not.toContain(quizzes[0]!.versionId);
});

it('keeps to the range of levels that the class sets', async () => {
  const { reader } = await openReadingClass(test, { settings: { lowestLevel: 10, highestLevel: 10 } });
  for (const { level } of await offersFor(await reader('Ana'))) expect(level).toBe(10);
});

it('offers texts on serious subjects to nobody under 13', async () => {
  const { library } = test.app.services;
  const serious = library.current('practice').filter(({ sensitivity }) => sensitivity !== 'none');
  expect(serious.length).toBeGreaterThan(0);
  const forChildren = new Set(passagesFor(library, 'practice', { underThirteen: true }));
  for (const passage of serious) expect(forChildren.has(passage)).toBe(false);
  expect(passagesFor(library, 'practice', { underThirteen: false })).toEqual(expect.arrayContaining(serious));
});

it('offers something to a student in no class', async () => {
  const ana = await placeByPretest(test, await test.world.student('Ana'));
  expect(await offersFor(ana)).toHaveLength(3);
});
