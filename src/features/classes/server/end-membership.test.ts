import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listClasses } from '../contract/endpoints.ts';
import { endMembership, type MembershipToEnd } from './end-membership.ts';

const test = useTestApp();

async function setUp() {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const ana = await room.student('Ana');
  const membership = { studentId: ana.id, classId: room.id };
  return {
    teacher,
    room,
    ana,
    end: (how: Partial<MembershipToEnd> = {}) =>
      endMembership(
        test.database.db,
        { ...membership, act: 'remove-from-class', by: null, ...how },
        test.clock.now(),
      ),
    recorded: async () =>
      (
        await test.database.pool.query(
          'select act, actor_user_id as by from audit_log where subject_user_id = $1 order by id',
          [ana.id],
        )
      ).rows,
    students: async () =>
      (await teacher.call(listClasses, {})).data.classes.find(({ id }) => id === room.id)!.studentCount,
  };
}

it('takes the student out of the class, and records who did it: the operator as nobody', async () => {
  const { end, recorded, students } = await setUp();
  expect(await end()).toBe(true);
  expect(await students()).toBe(0);
  expect(await recorded()).toEqual([{ act: 'remove-from-class', by: null }]);
});

it('does and records nothing for a student who is not in the class', async () => {
  const { teacher, end, recorded, students } = await setUp();
  const other = await teacher.class('Room 13');
  expect(await end({ classId: other.id })).toBe(false);
  expect(await students()).toBe(1);
  expect(await recorded()).toEqual([]);
});

it('ends a membership once, however often it is asked', async () => {
  const { ana, end, recorded } = await setUp();
  const leaving = { act: 'leave-class', by: ana.id } as const;
  const ended = await Promise.all([end(leaving), end(leaving)]);
  expect(ended.toSorted()).toEqual([false, true]);
  expect(await recorded()).toEqual([{ act: 'leave-class', by: ana.id }]);
});
