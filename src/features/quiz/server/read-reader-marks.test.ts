import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { startPretest } from '../contract/endpoints.ts';
import { keepReaderMarks, readReaderMarks } from '../contract/reader-marks.ts';

const test = useTestApp();

it('shows a student what they marked, on every device, and no other person', async () => {
  const ana = await test.world.student('Ana');
  const { quiz } = (await ana.call(startPretest, { params: { id: ana.id } })).data;
  const attemptId = quiz?.attemptId ?? 0;
  const marks = [{ paragraph: 1, start: 0, end: 5, note: '' }];
  await ana.call(keepReaderMarks, { body: { attemptId, marks } });
  const elsewhere = await test.world.comeBack(ana);
  expect((await elsewhere.call(readReaderMarks, { query: { attemptId } })).data).toEqual({ marks });
  const ben = await test.world.student('Ben');
  expect((await ben.call(readReaderMarks, { query: { attemptId } })).status).toBe(404);
});
