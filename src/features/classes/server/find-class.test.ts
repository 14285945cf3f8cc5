import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { findClass } from '../contract/class-code.ts';
import { closeClassCode } from '../contract/class-members.ts';

const test = useTestApp();
const find = (classCode: string, address?: string) =>
  test.world.anyone.call(findClass, { body: { classCode } }, address);

it('names the class of a code and its teacher, and nothing else', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  expect((await find(room.code.toLowerCase())).data).toEqual({ name: 'Room 12', teacherName: 'Ms. Rivera' });
});

it('answers for a closed code as for one that never was', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  await teacher.call(closeClassCode, { body: { classId: room.id } });
  for (const code of [room.code, 'ABCD-2345'])
    expect((await find(code)).problem).toMatchObject({ status: 404, code: 'closed-code' });
});

it('slows those who search for codes, and opens a right one all the same', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Room 12');
  const address = '198.51.100.7';
  const letters = 'ABCDEFGHJK';
  for (let wrong = 0; wrong < 300; wrong++)
    await find(
      `ZZZZ2${[...String(wrong).padStart(3, '0')].map((digit) => letters[Number(digit)]).join('')}`,
      address,
    );
  const start = performance.now();
  expect((await find(room.code, address)).status).toBe(200);
  expect(performance.now() - start).toBeGreaterThan(900);
});
