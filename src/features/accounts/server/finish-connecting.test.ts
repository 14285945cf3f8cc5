import { expect, it } from 'vitest';
import { updatePassword } from '../contract/own-account.ts';
import { useProviders } from './testing/use-providers.ts';

const { test, google, visit, finish, logIn, begin, beginConnecting, finishConnecting, connect } =
  await useProviders();
const OLD_ENOUGH = { birthDate: '2000-01-01' };

it('connects the account of the person who began it, and leaves a trace', async () => {
  const ana = await test.world.student('Ana');
  expect((await connect(ana, 'school', { sub: 'sub-a' })).data).toEqual({ connected: true });
  expect((await logIn('school', { sub: 'sub-a' })).data.userId).toBe(ana.id);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id, detail from audit_log where act = 'connect-login' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ actor_user_id: ana.id, subject_user_id: ana.id, detail: { provider: 'school' } }]);
});

it('keeps nothing of what the provider says but its name for the person', async () => {
  const teacher = await test.world.teacher('Rivera');
  await connect(teacher, 'google', { sub: 'sub-b', email: 'private@home.example', name: 'Maria Private' });
  const { rows } = await test.database.pool.query('select * from identities where user_id = $1', [
    teacher.id,
  ]);
  expect(rows).toEqual([
    { issuer: `${google.issuer}/`, subject: 'sub-b', user_id: teacher.id, connected_at: test.clock.now() },
  ]);
});

it('changes nothing when it is connected once more', async () => {
  const ana = await test.world.student('Ana');
  await connect(ana, 'school', { sub: 'sub-c' });
  expect((await connect(ana, 'school', { sub: 'sub-c' })).status).toBe(200);
});

it('takes no account that opens another one, and no second one of a provider', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  await connect(ana, 'school', { sub: 'sub-d' });
  expect((await connect(ben, 'school', { sub: 'sub-d' })).problem.code).toBe('connected-elsewhere');
  expect((await connect(ana, 'school', { sub: 'sub-e' })).problem.code).toBe('connected-already');
  expect((await logIn('school', { sub: 'sub-d' })).data.userId).toBe(ana.id);
});

it('connects two at the same moment with one account alone', async () => {
  const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => test.world.student(name)));
  const answers = await Promise.all(people.map((person) => connect(person, 'school', { sub: 'sub-f' })));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

it('is finished by the person who began it, and by nobody else', async () => {
  const [ana, ben] = [await test.world.student('Ana'), await test.world.student('Ben')];
  const brought = await visit('school', await beginConnecting(ana, 'school'), { sub: 'sub-g' });
  expect((await finishConnecting(ben, brought)).problem.code).toBe('start-again');
  const asLogin = await visit('school', await beginConnecting(ana, 'school'), { sub: 'sub-g' });
  expect((await finish(asLogin)).problem.code).toBe('start-again');
  const ofLogin = await visit('school', await begin('school'), { sub: 'sub-g' });
  expect((await finishConnecting(ana, ofLogin)).problem.code).toBe('start-again');
  expect((await logIn('school', { sub: 'sub-g' })).problem.code).toBe('not-connected');
});

it('connects nothing once the password has changed: who began it may be the one who had to go', async () => {
  const ana = await test.world.student('Ana');
  const brought = await visit('school', await beginConnecting(ana, 'school'), { sub: 'sub-h' });
  const body = {
    userId: ana.id,
    oldPassword: ana.password,
    newPassword: 'seven quiet otters',
    confirmPassword: 'seven quiet otters',
  };
  expect((await ana.call(updatePassword, { body })).status).toBe(200);
  expect((await finishConnecting(ana, brought)).problem.code).toBe('start-again');
});

it('does not connect Google with somebody who is a child by now', async () => {
  const ana = await test.world.student('Ana', OLD_ENOUGH);
  const brought = await visit('google', await beginConnecting(ana, 'google'), { sub: 'sub-i' });
  await test.database.db
    .updateTable('users')
    .set({ birth_year: 2018, birth_month: 1 })
    .where('id', '=', ana.id)
    .execute();
  expect((await finishConnecting(ana, brought)).problem.code).toBe('school-only');
});
