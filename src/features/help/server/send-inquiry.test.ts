import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Caller } from '#platform/endpoint/server/caller.ts';
import { inquiriesPage } from '#platform/screens/core/staff-addresses.ts';
import {
  finishInquiry,
  INQUIRIES_OF_NETWORK,
  INQUIRIES_OF_PERSON,
  INQUIRY_MAILS,
  listInquiries,
  sendInquiry,
} from '../contract/contact.ts';
import { cleanUpInquiries, KEPT_DAYS, KEPT_DONE_DAYS } from './clean-up-inquiries.ts';

const OPERATOR = 'operator@school.example';
const test = useTestApp(
  {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'openleaf@school.example',
    PUBLIC_ORIGIN: 'https://reading.example.org',
    CONTACT_EMAIL: OPERATOR,
  },
  QUICK_PASSWORDS,
);
beforeEach(async () => {
  await test.database.pool.query('delete from contact_inquiries');
  await test.database.pool.query('delete from mails');
  await test.database.pool.query('delete from limits');
});

const message = (text = 'How do I start?', email = 'asks@home.example') => ({
  inquiryKey: randomUUID(),
  name: 'Maria Rivera',
  email,
  text,
});
const send = (body = message(), address = '203.0.113.10', caller: Caller = test.world.anyone) =>
  caller.call(sendInquiry, { body }, address);
const listed = async (show: 'waiting' | 'done' = 'waiting') =>
  (await (await test.world.admin('Ada')).call(listInquiries, { query: { show } })).data;
const mails = async () =>
  (await test.database.pool.query('select to_address, content::text as content, secrets from mails'))
    .rows as {
    to_address: string;
    content: string;
  }[];

it('keeps a message for those who run the service, and says by mail that it is there, not what it says', async () => {
  expect((await send()).data).toEqual({ kept: true });
  const { inquiries, total } = await listed();
  expect(total).toBe(1);
  expect(inquiries[0]).toMatchObject({
    name: 'Maria Rivera',
    email: 'asks@home.example',
    username: null,
    text: 'How do I start?',
    doneAt: null,
  });
  const [mail, ...more] = await mails();
  expect(more).toEqual([]);
  expect(mail?.to_address).toBe(OPERATOR);
  expect(mail?.content).toContain(inquiriesPage.path);
  expect(mail?.content).not.toMatch(/How do I start|Rivera|asks@/);
});

it('keeps a message once that is sent again after a lost reply', async () => {
  const body = message();
  expect([(await send(body)).status, (await send(body)).status]).toEqual([200, 200]);
  expect((await listed()).total).toBe(1);
  expect(await mails()).toHaveLength(1);
});

it('asks who is not logged in for an address, and lets a teacher leave it out', async () => {
  expect((await send(message('Hello', ''))).problem.code).toBe('email-needed');
  const teacher = await test.world.teacher('Rivera');
  expect((await send(message('Hello', ''), '203.0.113.10', teacher)).status).toBe(200);
  expect((await listed()).inquiries[0]).toMatchObject({ username: teacher.username, email: '' });
});

it('sends a student to the teacher, and takes a message of a parent', async () => {
  const student = await test.world.student('Ana');
  expect((await send(message(), '203.0.113.10', student)).problem.code).toBe('ask-your-teacher');
  const parent = await test.world.parent('Olga');
  expect((await send(message(), '203.0.113.10', parent)).status).toBe(200);
  expect((await listed()).total).toBe(1);
});

it('is limited by network, and by person where somebody is logged in', async () => {
  for (let n = 0; n < INQUIRIES_OF_NETWORK.calls; n += 1) expect((await send()).status).toBe(200);
  const refused = await send();
  expect([refused.status, refused.problem.code]).toEqual([429, 'too-many-inquiries']);
  expect((await send(message(), '198.51.100.7')).status).toBe(200);
  const teacher = await test.world.teacher('Rivera');
  for (let n = 0; n < INQUIRIES_OF_PERSON.calls; n += 1)
    expect((await send(message(), '203.0.113.10', teacher)).status).toBe(200);
  expect((await send(message(), '198.51.100.8', teacher)).status).toBe(429);
});

it('keeps every message when the day’s mails are used up', async () => {
  const many = INQUIRY_MAILS.calls + 3;
  for (let n = 0; n < many; n += 1) expect((await send(message(), `203.0.${n}.9`)).status).toBe(200);
  expect(await mails()).toHaveLength(INQUIRY_MAILS.calls);
  expect((await listed()).total).toBe(many);
});

it('uses up none of the day’s mails for a message that is there already', async () => {
  const body = message();
  for (let n = 0; n <= INQUIRY_MAILS.calls; n += 1) await send(body, `203.0.${n}.9`);
  expect((await listed()).total).toBe(1);
  await send(message('Something else'), '198.51.100.7');
  expect(await mails()).toHaveLength(2);
});

it('is done, waits again, and goes after a time', async () => {
  await send();
  const admin = await test.world.admin('Ada');
  const inquiryId = (await listed()).inquiries[0]!.inquiryId;
  const finish = (done: boolean) => admin.call(finishInquiry, { params: { id: inquiryId }, body: { done } });
  await finish(true);
  expect([(await listed()).total, (await listed('done')).total]).toEqual([0, 1]);
  await finish(false);
  expect((await listed()).total).toBe(1);
  await finish(true);
  await send();
  const later = (days: number) => () => new Date(test.clock.now().getTime() + days * 86_400_000);
  const cleanUp = (days: number) => cleanUpInquiries(test.database.db, later(days)).run();
  await cleanUp(KEPT_DONE_DAYS - 1);
  expect((await listed('done')).total).toBe(1);
  await cleanUp(KEPT_DONE_DAYS + 1);
  expect([(await listed()).total, (await listed('done')).total]).toEqual([1, 0]);
  await cleanUp(KEPT_DAYS + 1);
  expect((await listed()).total).toBe(0);
});
