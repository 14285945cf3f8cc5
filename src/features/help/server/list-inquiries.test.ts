import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { finishInquiry, INQUIRIES_PER_PAGE, listInquiries } from '../contract/contact.ts';
import { writeInquiry } from './testing/write-inquiry.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
beforeEach(async () => {
  await test.database.pool.query('delete from contact_inquiries');
  admin = await test.world.admin('Ada');
});
const list = async (query: { show?: 'waiting' | 'done'; page?: number } = {}) =>
  (await admin.call(listInquiries, { query })).data;
const texts = async (...given: Parameters<typeof list>) =>
  (await list(...given)).inquiries.map(({ text }) => text);

it('has what was written, where to answer, and whose account it came from', async () => {
  const rivera = await test.world.teacher('Rivera');
  await writeInquiry(test, 'How do I start?', rivera);
  expect(await list()).toEqual({
    inquiries: [
      {
        inquiryId: expect.any(Number),
        name: 'Maria Rivera',
        email: 'asks@home.example',
        username: rivera.username,
        text: 'How do I start?',
        writtenAt: test.clock.now().toISOString(),
        doneAt: null,
      },
    ],
    total: 1,
  });
});

it('has those that wait, or those that are done', async () => {
  await writeInquiry(test, 'One.');
  await writeInquiry(test, 'Two.');
  const [, first] = (await list()).inquiries;
  await admin.call(finishInquiry, { params: { id: first?.inquiryId ?? 0 }, body: { done: true } });
  expect(await texts()).toEqual(['Two.']);
  expect(await texts({ show: 'done' })).toEqual(['One.']);
  expect((await list({ show: 'done' })).total).toBe(1);
});

it('has the newest first, a page at a time, and the number of all', async () => {
  const written = Array.from({ length: INQUIRIES_PER_PAGE + 1 }, (_, n) => `Message ${n}.`);
  for (const text of written) await writeInquiry(test, text);
  const newestFirst = written.toReversed();
  expect(await texts()).toEqual(newestFirst.slice(0, INQUIRIES_PER_PAGE));
  expect(await texts({ page: 1 })).toEqual(newestFirst.slice(INQUIRIES_PER_PAGE));
  expect((await list({ page: 1 })).total).toBe(written.length);
});

it('is for admins alone', async () => {
  const rivera = await test.world.teacher('Rivera');
  expect((await rivera.call(listInquiries, { query: {} })).status).toBe(403);
});
