import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { listTeachersOfClass } from '../contract/co-teachers.ts';
import { emailOf, openSharedClass } from './testing/co-teaching.ts';
import { inviteToTeach } from './testing/invite-to-teach.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('tells the owner who teaches the class, who has not answered and who said no', async () => {
  const { owner, room } = await openSharedClass(test, { owner: true, coTeacher: false });
  const [pia, rex, remy] = [
    await test.world.teacher('Pia'),
    await test.world.teacher('Rex'),
    await test.world.teacher('Remy'),
  ];
  await inviteToTeach(test, { room, teacher: pia });
  await inviteToTeach(test, { room, teacher: rex }, 'rejected');
  await inviteToTeach(test, { room, teacher: remy }, 'deleted');
  const { data } = await owner.call(listTeachersOfClass, { params: { id: room.id } });
  expect(data).toMatchObject({
    ownerName: null,
    byMail: false,
    coTeachers: [{ name: 'Ms. Kobi', isYou: false, mayChange: false }],
  });
  expect(data.invites.map(({ email, status }) => [email, status])).toEqual([
    [emailOf(pia), 1],
    [emailOf(rex), 2],
  ]);
});

it('tells a co-teacher names alone', async () => {
  const { coTeacher, room } = await openSharedClass(test, { owner: true, coTeacher: true });
  await inviteToTeach(test, { room, teacher: await test.world.teacher('Pia') });
  const { data } = await coTeacher.call(listTeachersOfClass, { params: { id: room.id } });
  expect(data).toEqual({
    ownerName: 'Ms. Rivera',
    byMail: false,
    coTeachers: [{ inviteId: expect.any(Number), name: 'Ms. Kobi', isYou: true, mayChange: true }],
    invites: [],
  });
});
