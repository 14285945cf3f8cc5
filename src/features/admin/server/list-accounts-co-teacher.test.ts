import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { openSharedClass } from '#features/classes/server/testing/co-teaching.ts';
import { listAccounts } from '../contract/people.ts';

const test = useTestApp();

it('says of a co-teacher which class they teach together with its owner', async () => {
  const admin = await test.world.admin('Noor');
  const { coTeacher, owner, room } = await openSharedClass(test, { owner: true, coTeacher: true });
  const classesOf = async ({ id, username }: Teacher) => {
    const query = { q: username, show: 'teachers' as const };
    const { accounts } = (await admin.call(listAccounts, { query })).data;
    return accounts.find(({ userId }) => userId === id)?.classes;
  };
  expect(await classesOf(coTeacher)).toMatchObject([{ id: room.id, studentCount: 1, shared: true }]);
  expect(await classesOf(owner)).toMatchObject([{ id: room.id, studentCount: 1, shared: false }]);
});
