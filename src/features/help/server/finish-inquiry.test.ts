import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { finishInquiry, listInquiries } from '../contract/contact.ts';
import { writeInquiry } from './testing/write-inquiry.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let inquiryId: number;
beforeEach(async () => {
  await test.database.pool.query('delete from contact_inquiries');
  admin = await test.world.admin('Ada');
  await writeInquiry(test);
  inquiryId = (await listed('waiting'))[0]?.inquiryId ?? 0;
});
const finish = (done: boolean, id = inquiryId, by = admin) =>
  by.call(finishInquiry, { params: { id }, body: { done } });
const listed = async (show: 'waiting' | 'done') =>
  (await admin.call(listInquiries, { query: { show } })).data.inquiries;

it('takes a message off the list of those that wait, and says when', async () => {
  expect((await finish(true)).data).toEqual({ done: true });
  expect(await listed('waiting')).toEqual([]);
  expect(await listed('done')).toMatchObject([{ inquiryId, doneAt: test.clock.now().toISOString() }]);
});

it('keeps when it was done first', async () => {
  const doneAt = test.clock.now().toISOString();
  await finish(true);
  test.clock.pass(60);
  expect((await finish(true)).status).toBe(200);
  expect(await listed('done')).toMatchObject([{ doneAt }]);
});

it('puts it back', async () => {
  await finish(true);
  expect((await finish(false)).data).toEqual({ done: false });
  expect(await listed('waiting')).toMatchObject([{ inquiryId, doneAt: null }]);
  expect(await listed('done')).toEqual([]);
});

it('leaves one that is gone meanwhile gone', async () => {
  await test.database.pool.query('delete from contact_inquiries');
  expect((await finish(true)).status).toBe(200);
  expect([await listed('waiting'), await listed('done')]).toEqual([[], []]);
});

it('is for admins alone', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect((await finish(true, inquiryId, rivera)).status).toBe(403);
  expect(await listed('waiting')).toHaveLength(1);
});
