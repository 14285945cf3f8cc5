import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import { cancelAssignment, createRecurringActivity } from '#features/activities/contract/teaching.ts';
import { recordAct } from '#platform/audit/server/record-act.ts';
import { eraseAccount } from '../contract/account-data.ts';
import { ACTS_PER_PAGE, listActs } from '../contract/audit-log.ts';
import { lockAccount } from '../contract/people.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let rivera: Teacher;
// One test lets the sessions of the others end.
beforeEach(async () => {
  [admin, rivera] = [await test.world.admin('Noor'), await test.world.teacher('Rivera')];
});
const read = async (query: Partial<Parameters<typeof ask>[0]> = {}) => (await ask(query)).data;
const ask = (query: {
  person?: string;
  kind?: 'accounts' | 'other' | 'content';
  from?: string;
  until?: string;
  page?: number;
}) => admin.call(listActs, { query });
const actsIn = ({ acts }: { acts: readonly { act: string }[] }) => acts.map(({ act }) => act);

it('says who did what to whom, when, and with which facts, and a command of the operator as nobody’s', async () => {
  const { db } = test.database;
  await recordAct(
    db,
    { act: 'correct-key', by: admin.id, detail: { questionId: 3, none: null } },
    test.clock.now(),
  );
  await admin.call(lockAccount, { body: { userId: rivera.id } });
  await recordAct(db, { act: 'unlock-account', by: null, about: rivera.id }, test.clock.now());
  const { acts } = await read({ person: rivera.username });
  expect(acts[0]).toMatchObject({ act: 'unlock-account', by: null, facts: [] });
  expect(acts[1]).toEqual({
    actId: expect.any(Number),
    at: test.clock.now().toISOString(),
    act: 'lock-account',
    by: { userId: admin.id, username: admin.username },
    as: null,
    about: { userId: rivera.id, username: rivera.username },
    facts: [],
  });
  const [corrected] = (await read({ person: admin.username.toUpperCase(), kind: 'content' })).acts;
  expect(corrected).toMatchObject({ about: null, facts: [{ name: 'questionId', value: '3' }] });
});

it('says what classes and activities are called, as long as they are there', async () => {
  const room = await rivera.class('Room 12');
  const { data } = await rivera.call(createRecurringActivity, {
    body: { type: 'FIXED_WEEKLY', classId: room.id, quizzes: 3, rule: 'complete' },
  });
  await rivera.call(cancelAssignment, { query: { activityId: data.activityId } });
  const detail = { classId: 999_999 };
  await recordAct(test.database.db, { act: 'archive-class', by: rivera.id, detail }, test.clock.now());
  const { acts } = await read({ person: rivera.username });
  expect(acts.slice(0, 3).map(({ facts }) => facts.map(({ value }) => value))).toEqual([
    ['999999'],
    ['weekly goal (Room 12)'],
    ['Room 12', 'weekly goal (Room 12)'],
  ]);
});

it('finds acts by their kind, also those that have no words yet', async () => {
  for (const act of ['sell-the-boat', 'lock-account', 'correct-key'])
    await recordAct(test.database.db, { act, by: admin.id, about: rivera.id }, test.clock.now());
  const person = rivera.username;
  expect(actsIn(await read({ kind: 'other', person }))).toEqual(['sell-the-boat']);
  expect(actsIn(await read({ kind: 'accounts', person }))).toEqual(['lock-account']);
  expect((await read({ person })).total).toBe(3);
});

it('finds nothing of a name that nobody has', async () => {
  expect(await read({ person: 'nobody.at.all' })).toEqual({ acts: [], total: 0 });
});

it('finds an erased person by the number, without a name', async () => {
  const ana = await test.world.student('Ana');
  const { status } = await admin.call(eraseAccount, {
    body: { userId: ana.id, typedUsername: ana.username, why: 'asked' },
  });
  expect(status).toBe(200);
  const [erased] = (await read({ person: `#${ana.id}` })).acts;
  expect(erased).toMatchObject({ act: 'erase-person', about: { userId: ana.id, username: null } });
});

it('finds the acts of a span of time, its end left out, a page at a time', async () => {
  test.clock.pass(60);
  const from = test.clock.now().toISOString();
  for (let n = 0; n < ACTS_PER_PAGE + 1; n += 1)
    await recordAct(test.database.db, { act: 'read-mail', by: admin.id, detail: { n } }, test.clock.now());
  test.clock.pass(1);
  const until = test.clock.now().toISOString();
  await recordAct(test.database.db, { act: 'correct-key', by: admin.id }, test.clock.now());
  const first = await read({ from, until });
  expect([first.total, first.acts.length]).toEqual([ACTS_PER_PAGE + 1, ACTS_PER_PAGE]);
  expect(first.acts[0]?.facts).toEqual([{ name: 'n', value: String(ACTS_PER_PAGE) }]);
  const second = await read({ from, until, page: 1 });
  expect(second.acts.map(({ facts }) => facts)).toEqual([[{ name: 'n', value: '0' }]]);
  expect(actsIn(await read({ from: until }))).toEqual(['correct-key']);
});

it('is for admins alone', async () => {
  const teacher = await test.world.teacher('Moss');
  expect((await teacher.call(listActs, { query: {} })).status).toBe(403);
});
