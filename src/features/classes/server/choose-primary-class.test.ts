import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { usernameKey } from '#features/accounts/core/username.ts';
import { approveTeacher } from '#features/accounts/server/public.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { choosePrimaryClass } from '../contract/primary-class.ts';

const test = useTestApp();

it('makes a class of an approved teacher the one that counts, and records who asked for it', async () => {
  const rivera = await test.world.teacher('Rivera');
  const novak = await test.world.teacher('Novak');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const club = await novak.class('Club');
  await ana.call(joinClass, { body: { classCode: club.code } });
  const choose = async () =>
    (await novak.call(choosePrimaryClass, { body: { studentId: ana.id, classId: club.id } })).status;
  const acts = async () =>
    (
      await test.database.pool.query(
        "select actor_user_id, subject_user_id, detail from audit_log where act = 'choose-primary-class'",
      )
    ).rows;

  expect(await choose()).toBe(404);
  expect(await acts()).toEqual([]);
  for (const { username } of [rivera, novak])
    await approveTeacher(test.database.db, usernameKey(username), test.clock.now());
  expect(await choose()).toBe(200);
  expect(await acts()).toEqual([
    { actor_user_id: novak.id, subject_user_id: ana.id, detail: { classId: club.id } },
  ]);
  const { data } = await novak.call(viewProfileForStudent, { body: { studentId: ana.id } });
  expect(data.classes[0]).toMatchObject({ className: 'Club', counts: true });
});
