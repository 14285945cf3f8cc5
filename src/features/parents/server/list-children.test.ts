import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { usernameFor } from '#features/accounts/server/world.ts';
import { registerStudent } from '#features/sign-up/contract/endpoints.ts';
import { endOwnLink, listChildren } from '../contract/own-children.ts';
import { codeFor, enter, familyOf, linkParent } from './testing/family-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
const list = async (by: Person) => (await by.call(listChildren, {})).data;
const nothing = { isParent: true, asksName: false, children: [], waiting: [] };

it('is empty for a parent who has no child yet', async () => {
  expect(await list(await test.world.parent('Maria'))).toEqual(nothing);
});

it('names a child, and since when the teacher has confirmed the parent', async () => {
  const family = await familyOf(test);
  const linkId = await linkParent(family);
  const since = test.clock.now().toISOString();
  test.clock.pass(60);
  expect(await list(family.parent)).toEqual({
    ...nothing,
    children: [{ linkId, studentId: family.ana.id, name: 'Ana Lopez', since }],
  });
});

it('tells of a request that waits that it was made, and nothing about the child or the teacher', async () => {
  const { ana, parent, familyCode } = await familyOf(test);
  await enter(parent, familyCode);
  const { data, raw } = await parent.call(listChildren, {});
  const askedAt = test.clock.now().toISOString();
  const codeEnd = familyCode.slice(-5);
  expect(data).toEqual({ ...nothing, waiting: [{ linkId: expect.any(Number), askedAt, codeEnd }] });
  for (const told of ['Ana', ana.username, 'Rivera']) expect(raw.body).not.toContain(told);
});

it('has children of several teachers, by name, and none whose link has ended', async () => {
  const [one, two] = [await familyOf(test), await familyOf(test)];
  const { parent } = one;
  const ben = await two.room.student('Ben');
  await linkParent({ ...two, ana: ben, parent, familyCode: await codeFor(two.teacher, ben) });
  const linkId = await linkParent(one);
  const names = async () => (await list(parent)).children.map(({ name }) => name);
  expect(await names()).toEqual(['Ana Lopez', 'Ben Lopez']);
  await parent.call(endOwnLink, { body: { linkId } });
  expect(await names()).toEqual(['Ben Lopez']);
});

it('asks a parent who has given no name for it', async () => {
  const username = usernameFor('Nameless');
  const body = { username, password: 'quiet library 12', timezone: 'UTC', registerAs: 'parent' } as const;
  await test.world.anyone.call(registerStudent, { body });
  expect(await list(await test.world.logIn(username, body.password))).toEqual({ ...nothing, asksName: true });
});

it('tells a student that they are no parent, and is not for teachers', async () => {
  const { ana, teacher } = await familyOf(test);
  expect(await list(ana)).toEqual({ ...nothing, isParent: false });
  expect((await teacher.call(listChildren, {})).status).toBe(403);
});
