import { beforeEach, expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person, Teacher } from '#app/server/world.ts';
import { listContractAcceptances, publishContract } from '#features/admin/contract/coppa-contract.ts';
import { acceptContract, readContract } from '../contract/coppa-contract.ts';
import { nameSchool } from '../contract/own-school.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
let rivera: Teacher;
beforeEach(async () => {
  await test.database.pool.query('delete from coppa_acceptances');
  await test.database.pool.query('delete from coppa_contracts');
  admin = await test.world.admin('Noor');
  rivera = await test.world.teacher('Rivera');
});
const publish = (words: string, after = 0) => admin.call(publishContract, { body: { words, after } });
const read = async () => (await rivera.call(readContract, {})).data;
const accept = (version: number) => rivera.call(acceptContract, { body: { version } });
const acts = async () => {
  const { rows } = await test.database.pool.query(
    "select act, detail from audit_log where actor_user_id = any($1) and act like '%-contract' order by id",
    [[admin.id, rivera.id]],
  );
  return rows as unknown[];
};

it('asks nobody before there is a text', async () => {
  expect(await read()).toEqual({ contract: null, school: null });
  expect((await accept(1)).problem.code).toBe('newer-contract');
});

it('keeps who agreed to which version, when and for which school', async () => {
  const named = await rivera.call(nameSchool, {
    body: { name: 'Elm School', city: 'Elgin', state: 'IL', zip: '60120', countryCode: 'US' },
  });
  expect(named.status).toBe(200);
  await publish('One.');
  expect(await read()).toMatchObject({ contract: { version: 1, acceptedAt: null }, school: 'Elm School' });
  const at = test.clock.now().toISOString();
  expect((await accept(1)).data).toEqual({ acceptedAt: at });
  expect((await read()).contract?.acceptedAt).toBe(at);
  expect((await admin.call(listContractAcceptances, { query: {} })).data).toEqual({
    acceptances: [
      { teacherId: rivera.id, username: rivera.username, version: 1, school: 'Elm School', acceptedAt: at },
    ],
    total: 1,
  });
  expect(await acts()).toEqual([
    { act: 'publish-contract', detail: { textVersion: 1 } },
    { act: 'accept-contract', detail: { textVersion: 1, schoolId: expect.any(Number) } },
  ]);
});

it('asks again for a new version, and lets nobody agree to one that they did not read', async () => {
  await publish('One.');
  await accept(1);
  expect((await publish('Two.', 1)).data).toEqual({ version: 2 });
  expect((await read()).contract).toMatchObject({ version: 2, words: 'Two.', acceptedAt: null });
  expect((await accept(1)).problem.code).toBe('newer-contract');
  expect((await accept(2)).status).toBe(200);
  expect((await read()).contract?.acceptedAt).not.toBeNull();
});

it('counts agreeing twice once', async () => {
  await publish('One.');
  const first = await accept(1);
  test.clock.pass(60);
  expect((await accept(1)).data).toEqual(first.data);
  expect(await acts()).toHaveLength(2);
});

it('is agreed to, and read, by teachers alone', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(acceptContract, { body: { version: 1 } })).status).toBe(403);
  expect((await ana.call(readContract, {})).status).toBe(403);
});
