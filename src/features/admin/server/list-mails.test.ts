import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listMails, MAILS_PER_PAGE } from '../contract/mails.ts';
import { writeTestMail } from './testing/write-test-mail.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('lists mails the newest first, a page at a time, without whole addresses', async () => {
  const [teacher, admin] = [await test.world.teacher('Rivera'), await test.world.admin('Ada')];
  const ids: number[] = [];
  for (let n = 0; n < MAILS_PER_PAGE + 2; n += 1)
    ids.unshift(await writeTestMail(test, { to: teacher, subject: `Mail ${n}` }));
  const first = (await admin.call(listMails, { query: {} })).data;
  expect(first.mails.map(({ mailId }) => mailId)).toEqual(ids.slice(0, MAILS_PER_PAGE));
  expect([first.total, first.givenUp]).toEqual([ids.length, 0]);
  expect(first.sends).toBe(false);
  expect(first.mails[0]).toEqual({
    mailId: ids[0],
    state: 'kept',
    subject: `Mail ${MAILS_PER_PAGE + 1}`,
    username: teacher.username,
    to: 'r…@school.example',
    writtenAt: test.clock.now().toISOString(),
    endedAt: null,
    tries: 0,
    reason: null,
  });
  const second = (await admin.call(listMails, { query: { page: 1 } })).data;
  expect(second.mails.map(({ mailId }) => mailId)).toEqual(ids.slice(MAILS_PER_PAGE));
});

it('says why a mail was given up, without the address that the mail server repeated', async () => {
  const [teacher, admin] = [await test.world.teacher('Rivera'), await test.world.admin('Ada')];
  const id = await writeTestMail(test, { to: teacher });
  await test.database.pool.query(
    "update mails set state = 'given-up', secrets = null, tries = 1, ended_at = $2, last_error = $3 where id = $1",
    [id, test.clock.now(), `550 <${teacher.username}@school.example> is unknown`],
  );
  const [mail] = (await admin.call(listMails, { query: {} })).data.mails;
  expect(mail).toMatchObject({
    state: 'given-up',
    tries: 1,
    endedAt: test.clock.now().toISOString(),
    reason: '550 <r…@school.example> is unknown',
  });
});

it('is for admins alone', async () => {
  const teacher = await test.world.teacher('Rivera');
  expect((await teacher.call(listMails, { query: {} })).status).toBe(403);
});
