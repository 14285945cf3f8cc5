import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { listConnectedLogins as contract } from '../contract/provider-logins.ts';
import { useProviders } from './testing/use-providers.ts';

const { test, connect } = await useProviders();
const plain = useTestApp();
const list = (person: Person) => person.call(contract, { params: { userId: person.id } });
const keysOf = async (person: Person) => (await list(person)).data.providers.map(({ provider }) => provider);

it('lists what may be connected, and since when each is', async () => {
  const teacher = await test.world.teacher('Rivera');
  await connect(teacher, 'google', { sub: 'sub-a' });
  expect((await list(teacher)).data).toEqual({
    providers: [
      { provider: 'school', name: 'Riverside School', connectedAt: null },
      { provider: 'google', name: 'Google', connectedAt: test.clock.now().toISOString() },
    ],
    hasPassword: true,
  });
});

it('offers a child under 13 the school alone, and shows what is still connected', async () => {
  const child = await test.world.student('Ana');
  expect(await keysOf(child)).toEqual(['school']);
  const older = await test.world.student('Ben', { birthDate: '2000-01-01' });
  await connect(older, 'google', { sub: 'sub-b' });
  await test.database.db
    .updateTable('users')
    .set({ birth_year: 2018, birth_month: 1 })
    .where('id', '=', older.id)
    .execute();
  expect(await keysOf(older)).toEqual(['school', 'google']);
});

it('is not there without a provider', async () => {
  const teacher = await plain.world.teacher('Rivera');
  expect((await list(teacher)).problem).toMatchObject({ status: 404, code: 'no-such-login' });
});
