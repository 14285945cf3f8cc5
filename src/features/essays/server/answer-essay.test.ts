import { randomUUID } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { OWN_WORDS, openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import * as classes from '#features/classes/contract/endpoints.ts';

const test = useTestApp();
type EssayClass = Awaited<ReturnType<typeof openEssayClass>>;
/** A class in which every student writes, and one in which students may skip the essay. */
let writes: EssayClass;
let maySkip: EssayClass;

beforeAll(async () => {
  writes = await openEssayClass(test);
  maySkip = await openEssayClass(test, { maySkipEssays: true });
});

it('An essay of twenty own words is paid once, and sent again with its key gets the same reply', async () => {
  const ana = await writes.writer('Ana');
  const before = await writes.points(ana);
  const { questionId } = (await writes.openEssay(ana))!;
  const essay = { questionId, key: randomUUID() };
  const replies = await Promise.all([writes.handIn(ana, essay), writes.handIn(ana, essay)]);
  for (const { data } of [...replies, await writes.handIn(ana, essay)])
    expect(data).toEqual({ saved: true, status: 'submitted', ownWords: 24, points: 5 });
  expect(await writes.points(ana)).toBe(before + 5);
});

it('The server refuses a key that was used for another essay', async () => {
  const ana = await writes.writer('Ana');
  const { questionId } = (await writes.openEssay(ana))!;
  const key = randomUUID();
  await writes.handIn(ana, { key });
  for (const other of [{ text: `${OWN_WORDS} More.` }, { questionId: 999_999 }, { skipped: true }])
    expect((await writes.handIn(ana, { questionId, key, ...other })).problem).toMatchObject({
      status: 422,
      code: 'key-reused',
    });
});

it('The server refuses an essay without a key', async () => {
  const ana = await writes.writer('Ana');
  expect((await writes.handIn(ana, { key: '' })).problem).toMatchObject({
    status: 400,
    errors: [{ message: 'Every answer carries a key of its own (a UUID).' }],
  });
});

it('The server refuses an essay on a question that the student was not asked', async () => {
  const [ana, ben] = [await writes.writer('Ana'), await writes.room.student('Ben')];
  const { questionId } = (await writes.openEssay(ana))!;
  for (const refused of [
    await writes.handIn(ana, { questionId: 999_999 }),
    await writes.handIn(ben, { questionId }),
  ])
    expect(refused.problem).toMatchObject({ status: 409, code: 'no-essay' });
});

it('The server refuses a second essay on the same question', async () => {
  const ana = await writes.writer('Ana');
  const { questionId } = (await writes.openEssay(ana))!;
  await writes.handIn(ana);
  expect((await writes.handIn(ana, { questionId })).problem).toMatchObject({
    status: 409,
    code: 'essay-done',
  });
});

it('The server refuses an empty essay', async () => {
  const ana = await writes.writer('Ana');
  expect((await writes.handIn(ana, { text: '  ' })).problem).toMatchObject({
    status: 422,
    code: 'essay-empty',
  });
});

it('The server refuses to skip the essay where the class writes it', async () => {
  const ana = await writes.writer('Ana');
  expect((await writes.handIn(ana, { text: '', skipped: true })).problem).toMatchObject({
    status: 422,
    code: 'essay-needed',
  });
});

it('A student skips the essay where the class allows it, and gets no points', async () => {
  const ana = await maySkip.writer('Ana');
  expect((await maySkip.handIn(ana, { text: '', skipped: true })).data).toEqual({
    saved: true,
    status: 'skipped',
    ownWords: 0,
    points: 0,
  });
});

it('An essay can be handed in after the next quiz was begun, and no longer after its first answer', async () => {
  const [ana, ben] = [await maySkip.writer('Ana'), await maySkip.writer('Ben')];
  const { questionId } = (await maySkip.openEssay(ben))!;
  await ana.beginQuiz();
  expect((await maySkip.handIn(ana)).data.status).toBe('submitted');
  await maySkip.read(ben, 1);
  expect((await maySkip.handIn(ben, { questionId })).problem).toMatchObject({
    status: 409,
    code: 'essay-over',
  });
});

it('An essay that is copied from the passage earns nothing', async () => {
  const ana = await writes.writer('Ana');
  const { questionId } = (await writes.openEssay(ana))!;
  const passage = test.app.services.library
    .current('practice')
    .find(({ essay }) => essay?.questionId === questionId)!;
  const { data } = await writes.handIn(ana, { text: passage.paragraphs.join(' ').slice(0, 5_000) });
  expect(data).toMatchObject({ ownWords: 0, points: 0 });
});

it('A student is paid for two essays in a day and not for the third', async () => {
  const ana = await writes.writer('Ana');
  const paid = [(await writes.handIn(ana)).data.points];
  for (let essay = 2; essay <= 3; essay += 1) {
    await writes.read(ana);
    paid.push((await writes.handIn(ana)).data.points);
  }
  expect(paid).toEqual([5, 5, 0]);
});

it('The reply shows no points where a class of the student hides them by now', async () => {
  const ana = await maySkip.writer('Ana');
  const { teacher } = maySkip;
  const hiding = await teacher.class('Room 13', { settings: { showPoints: false } });
  await ana.call(classes.joinClass, { body: { classCode: hiding.code } });
  expect((await maySkip.handIn(ana)).data.points).toBeNull();
});
