import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { quizHistory, studentProfileData } from '../contract/endpoints.ts';

const test = useTestApp();
/** Late on Sunday in New York, where the class is, it is Monday already in London. */
const LATE_ON_SUNDAY = new Date('2026-11-09T03:30:00Z');

const CALLS = [
  [
    'quizHistory',
    (student: Student, body: object) =>
      student.call(quizHistory, { params: { studentId: student.id }, body }),
  ],
  [
    'studentProfileData',
    (student: Student, body: object) =>
      student.call(studentProfileData, { params: { id: student.id }, body }),
  ],
] as const;

async function onSunday(): Promise<Student> {
  test.clock.set(LATE_ON_SUNDAY);
  const teacher = await test.world.teacher('Rivera');
  return (await teacher.class('Room 12')).student('Ana');
}

it.each(CALLS)(
  '%s takes the first day that can be asked for and today in the class’s zone',
  async (_, ask) => {
    const ana = await onSunday();
    expect((await ask(ana, { start: '2000-01-01', end: '2026-11-08' })).status).toBe(200);
  },
);

it.each(CALLS)('%s refuses a day that has not come in the class’s zone, at its field', async (_, ask) => {
  const ana = await onSunday();
  for (const path of ['start', 'end'])
    expect((await ask(ana, { [path]: '2026-11-09' })).problem).toMatchObject({
      status: 400,
      code: 'invalid-request',
      errors: [{ path, message: 'Please choose today or an earlier day.' }],
    });
});

it.each(CALLS)('%s refuses a day before 2000 and what is no day, at its field', async (_, ask) => {
  const ana = await onSunday();
  for (const path of ['start', 'end']) {
    expect((await ask(ana, { [path]: '1999-12-31' })).problem.errors).toMatchObject([
      { path, message: 'Please choose a day in 2000 or later.' },
    ]);
    expect((await ask(ana, { [path]: '2026-02-30' })).problem.errors).toMatchObject([{ path }]);
  }
});

it('The history tells the zone in which days are meant, and the day that it is there', async () => {
  const ana = await onSunday();
  const { data } = await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} });
  expect(data).toMatchObject({ timezone: 'America/New_York', today: '2026-11-08' });
});
