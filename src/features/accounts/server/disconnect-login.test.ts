import { expect, it } from 'vitest';
import type { Person } from '#app/server/world.ts';
import { disconnectLogin as contract, listConnectedLogins } from '../contract/provider-logins.ts';
import { useProviders } from './testing/use-providers.ts';

const { test, connect, logIn } = await useProviders();
type Provider = 'google' | 'school';
const disconnect = (person: Person, provider: Provider) => person.call(contract, { query: { provider } });

it('disconnects, once, and leaves a trace', async () => {
  const teacher = await test.world.teacher('Rivera');
  await connect(teacher, 'school', { sub: 'sub-a' });
  await connect(teacher, 'google', { sub: 'sub-a' });
  expect((await disconnect(teacher, 'school')).data).toEqual({ disconnected: true });
  expect((await disconnect(teacher, 'school')).data).toEqual({ disconnected: false });
  expect((await logIn('school', { sub: 'sub-a' })).problem.code).toBe('not-connected');
  expect((await logIn('google', { sub: 'sub-a' })).status).toBe(200);
  const { rows } = await test.database.pool.query(
    "select detail from audit_log where act = 'disconnect-login' and actor_user_id = $1",
    [teacher.id],
  );
  expect(rows).toEqual([{ detail: { provider: 'school' } }]);
});

it('means Google when it is not said which, by the older method, too', async () => {
  const teacher = await test.world.teacher('Rivera');
  await connect(teacher, 'google', { sub: 'sub-b' });
  const { statusCode, body } = await test.app.server.inject({
    method: 'GET',
    url: `/api/${contract.path}`,
    headers: { authorization: `Bearer ${teacher.token}` },
  });
  expect([statusCode, body]).toEqual([200, '{"disconnected":true}']);
});

it('leaves the last way in to an account without a password', async () => {
  const teacher = await test.world.teacher('Rivera');
  await connect(teacher, 'school', { sub: 'sub-c' });
  await connect(teacher, 'google', { sub: 'sub-c' });
  await test.database.db
    .updateTable('users')
    .set({ password_hash: null })
    .where('id', '=', teacher.id)
    .execute();
  const answers = await Promise.all([disconnect(teacher, 'school'), disconnect(teacher, 'google')]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { data } = await teacher.call(listConnectedLogins, { params: { userId: teacher.id } });
  expect(data.hasPassword).toBe(false);
  expect(data.providers.filter(({ connectedAt }) => connectedAt !== null)).toHaveLength(1);
});
