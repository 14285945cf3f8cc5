import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { Refusal } from '#platform/endpoint/server/refusal.ts';
import { closeClassCode } from '../contract/class-members.ts';
import { joinClass } from '../contract/endpoints.ts';
import { tidyClassCode } from '../core/class-code.ts';
import { findClassByCode } from './find-class-by-code.ts';

const test = useTestApp();

it('finds the class with its teacher’s name, by its code', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const tried = {
    code: tidyClassCode(room.code),
    address: '203.0.113.9',
    studentId: null,
    now: test.clock.now(),
  };
  expect(await findClassByCode(test.app.services, tried)).toMatchObject({
    id: room.id,
    name: 'Room 12',
    teacherName: 'Ms. Rivera',
  });
});

it('refuses a closed code and one that never was alike, at the field', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await teacher.call(closeClassCode, { body: { classId: room.id } });
  const ana = await test.world.student('Ana');
  for (const classCode of [room.code, 'ABCD-2345'])
    expect((await ana.call(joinClass, { body: { classCode } })).problem).toMatchObject({
      status: 404,
      code: 'closed-code',
      errors: [{ path: 'classCode', code: 'closed-code' }],
    });
});

it('counts no right code as a wrong one: the thirty-first try waits for nothing', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const ana = await test.world.student('Ana');
  const tried = {
    code: tidyClassCode(room.code),
    address: '203.0.113.10',
    studentId: ana.id,
    now: test.clock.now(),
  };
  for (let turn = 0; turn < 31; turn++) await findClassByCode(test.app.services, tried);
  // An account that has to wait tries two at a time.
  const tries = await Promise.all([1, 2, 3].map(() => findClassByCode(test.app.services, tried)));
  for (const answer of tries) expect(answer).toMatchObject({ id: room.id });
});

it('refuses a third try at once of an account that was wrong thirty times, and says when to come back', async () => {
  const ben = await test.world.student('Ben');
  const tried = { code: 'ZZZZ2222', address: '203.0.113.11', studentId: ben.id, now: test.clock.now() };
  for (let turn = 0; turn < 30; turn++) await findClassByCode(test.app.services, tried);
  const tries = await Promise.all([1, 2, 3].map(() => findClassByCode(test.app.services, tried)));
  const codes = tries.map((answer) => (answer instanceof Refusal ? answer.code : 'found'));
  expect(codes.toSorted()).toEqual(['closed-code', 'closed-code', 'too-many-requests']);
  const refused = tries.find((answer) => answer instanceof Refusal && answer.code === 'too-many-requests');
  expect((refused as Refusal).details.retryAfter).toBe(1);
});
