import { beforeEach, describe, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { acceptContract } from '#features/schools/contract/coppa-contract.ts';
import {
  ACCEPTANCES_PER_PAGE,
  listContractAcceptances,
  listContracts,
  publishContract,
} from '../contract/coppa-contract.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let rivera: Person;
beforeEach(async () => {
  await test.database.pool.query('delete from coppa_acceptances');
  await test.database.pool.query('delete from coppa_contracts');
  admin = await test.world.admin('Noor');
  rivera = await test.world.teacher('Rivera');
});
const publish = (words: string, after = 0, by = admin) =>
  by.call(publishContract, { body: { words, after } });
const versions = async () => (await admin.call(listContracts, {})).data.versions;
const accept = (version: number, by = rivera) => by.call(acceptContract, { body: { version } });
const acceptances = async (page = 0) => (await admin.call(listContractAcceptances, { query: { page } })).data;

it('keeps each version as it was, with who published it, when, and how many agreed', async () => {
  expect(await versions()).toEqual([]);
  const first = test.clock.now().toISOString();
  expect((await publish('One.')).data).toEqual({ version: 1 });
  await accept(1);
  test.clock.pass(60);
  expect((await publish('Two.', 1)).data).toEqual({ version: 2 });
  const publishedBy = admin.username;
  expect(await versions()).toEqual([
    { version: 2, words: 'Two.', publishedAt: test.clock.now().toISOString(), publishedBy, acceptances: 0 },
    { version: 1, words: 'One.', publishedAt: first, publishedBy, acceptances: 1 },
  ]);
  const { rows } = await test.database.pool.query(
    "select detail from audit_log where actor_user_id = $1 and act = 'publish-contract' order by id",
    [admin.id],
  );
  expect(rows).toEqual([{ detail: { textVersion: 1 } }, { detail: { textVersion: 2 } }]);
});

describe('is refused', () => {
  it('after another version than the administrator saw', async () => {
    await publish('One.');
    const late = await publish('Other.');
    expect(late.problem).toMatchObject({ status: 409, code: 'published-meanwhile' });
    expect(await versions()).toHaveLength(1);
  });

  it('to one of two who publish at once', async () => {
    const [one, other] = await Promise.all([publish('One.'), publish('Other.')]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await versions()).toHaveLength(1);
  });

  it('without a change, and without words', async () => {
    await publish('One.\nTwo.');
    const same = await publish('  One.\r\nTwo.\n', 1);
    expect(same.problem).toMatchObject({ status: 409, code: 'same-words' });
    expect((await publish('  ', 1)).problem.errors[0]?.message).toBe('Type what teachers agree to.');
  });
});

it('tells who has agreed, the newest first, a page at a time, and how many all are', async () => {
  await publish('One.');
  await accept(1);
  await test.database.pool.query(
    `with others as (
       insert into users (username, username_key, role, created_at)
       select 'agrees.' || n || '.' || $1, 'agrees.' || n || '.' || $1, 'teacher', now()
         from generate_series(1, $2::int) n returning id)
     insert into coppa_acceptances (teacher_id, version, accepted_at)
     select id, 1, $3::timestamptz + interval '1 hour' from others`,
    [String(rivera.id), ACCEPTANCES_PER_PAGE, test.clock.now()],
  );
  const [first, second] = [await acceptances(), await acceptances(1)];
  expect([first.acceptances.length, first.total]).toEqual([ACCEPTANCES_PER_PAGE, ACCEPTANCES_PER_PAGE + 1]);
  const acceptedAt = test.clock.now().toISOString();
  expect(second).toEqual({
    acceptances: [{ teacherId: rivera.id, username: rivera.username, version: 1, school: null, acceptedAt }],
    total: ACCEPTANCES_PER_PAGE + 1,
  });
});

it('is for admins alone to publish, and to look through', async () => {
  expect((await publish('Mine.', 0, rivera)).status).toBe(403);
  expect((await rivera.call(listContracts, {})).status).toBe(403);
  expect((await rivera.call(listContractAcceptances, { query: {} })).status).toBe(403);
});
