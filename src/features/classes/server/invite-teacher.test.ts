import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { inviteTeacher } from '../contract/teacher-invitations.ts';

const test = useTestApp();
const A_DAY = 86_400;
let ana: Student;

beforeEach(async () => {
  ana = await test.world.student('Ana');
});

const ask = (email: string) => ana.call(inviteTeacher, { body: { email } });
const comeBackAfter = async (days: number) => {
  test.clock.pass(days * A_DAY);
  ana = await test.world.comeBack(ana);
};

it('answers alike whether anybody has the address or not, and never with the address', async () => {
  const teacher = await test.world.teacher('Rivera');
  const known = await ask(`${teacher.username}@school.example`);
  const unknown = await ask('nobody@school.example');
  expect(known.raw.body).toBe(unknown.raw.body);
  expect(known.data).toEqual({ asked: true });
  expect((await ask('not an address')).raw.body).not.toContain('not an address');
});

it('lets a student ask at most five times a day', async () => {
  for (let time = 0; time < 5; time += 1) expect((await ask(`t${time}@school.example`)).status).toBe(200);
  const refused = await ask('t6@school.example');
  expect(refused.problem.code).toBe('enough-for-today');
  // The days of limits begin at midnight UTC.
  const untilTomorrow = 86_400 - (Math.floor(test.clock.now().getTime() / 1000) % 86_400);
  expect(Number(refused.raw.headers['retry-after'])).toBe(untilTomorrow);
  await comeBackAfter(1);
  expect((await ask('t6@school.example')).status).toBe(200);
});

it('lets a student ask at most twenty teachers in thirty days, whoever has answered, and an asked one again', async () => {
  for (let time = 0; time < 20; time += 1) {
    if (time > 0 && time % 5 === 0) await comeBackAfter(1);
    expect((await ask(`t${time}@school.example`)).status).toBe(200);
  }
  await comeBackAfter(1);
  await test.database.pool.query('update teacher_invitations set answered_at = created_at');
  const { problem } = await ask('another@school.example');
  expect(problem).toMatchObject({ status: 429, code: 'enough-teachers' });
  expect((await ask('t3@school.example')).status).toBe(200);
  await comeBackAfter(30);
  expect((await ask('another@school.example')).status).toBe(200);
});
