import { expect, it } from 'vitest';
import { placeByPretest } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import {
  notifyPointsWritten,
  type OnPointsWritten,
  type PointsWritten,
  payPoints,
  payStudents,
} from './pay-points.ts';

const test = useTestApp();
const fail = async () => {
  throw new Error('A subscriber fails.');
};
const ROW = { cause: 'weekly-goal', points: 20, earnedDay: 20_740 } as const;

const newStudent = async () => placeByPretest(test, await test.world.student('Ana'));
const earnedBy = ({ id: studentId }: Student) => ({
  studentId,
  epoch: 1,
  attemptId: null,
  classId: null,
  at: test.clock.now(),
});
const pay = (student: Student, subscribers: readonly OnPointsWritten[] = []) =>
  test.database.db
    .transaction()
    .execute((tx) => payPoints(tx, subscribers, { earned: earnedBy(student), row: ROW }));
const totalOf = async (student: Student) =>
  (await student.call(viewProfileForStudent, { body: { studentId: student.id } })).data.rank!.totalPoints;
const rowsOf = async ({ id }: Student) =>
  (
    await test.database.pool.query<{ points: number }>(
      "select points from points_ledger where student_id = $1 and cause = 'weekly-goal'",
      [id],
    )
  ).rows;

it('writes the points into the ledger and onto the total of the student', async () => {
  const ana = await newStudent();
  const before = await totalOf(ana);
  await pay(ana);
  expect(await rowsOf(ana)).toEqual([{ points: 20 }]);
  expect(await totalOf(ana)).toBe(before + 20);
});

it('calls the subscribers in their order, after the points were written', async () => {
  const ana = await newStudent();
  const calls: string[] = [];
  const events: PointsWritten[] = [];
  await pay(ana, [
    async (_, event) => {
      calls.push('first');
      events.push(event);
    },
    async () => void calls.push('second'),
  ]);
  expect(calls).toEqual(['first', 'second']);
  expect(events).toEqual([{ earned: earnedBy(ana), rows: [ROW] }]);
});

it('takes the points back when a subscriber fails', async () => {
  const ana = await newStudent();
  const before = await totalOf(ana);
  await expect(pay(ana, [fail])).rejects.toThrow('A subscriber fails.');
  expect(await rowsOf(ana)).toEqual([]);
  expect(await totalOf(ana)).toBe(before);
});

it('pays for the same thing once', async () => {
  const ana = await newStudent();
  await pay(ana);
  await expect(pay(ana)).rejects.toThrow(/unique/);
  expect(await rowsOf(ana)).toHaveLength(1);
});

it('calls no subscriber when there are no points', async () => {
  const ana = await newStudent();
  const calls: PointsWritten[] = [];
  await test.database.db.transaction().execute((tx) =>
    notifyPointsWritten(tx, [async (_, event) => void calls.push(event)], {
      earned: earnedBy(ana),
      rows: [],
    }),
  );
  expect(calls).toEqual([]);
});

it('pays many students at once: each row, each total, and the subscribers for each', async () => {
  const students = [await newStudent(), await newStudent(), await newStudent()];
  const [first, second] = students as [Student, Student, Student];
  const before = await Promise.all(students.map(totalOf));
  const events: PointsWritten[] = [];
  const payments = [first, second, second].map((student, index) => ({
    earned: earnedBy(student),
    row: { ...ROW, earnedDay: ROW.earnedDay + index * 7 },
  }));
  await test.database.db
    .transaction()
    .execute((tx) => payStudents(tx, [async (_, event) => void events.push(event)], payments));
  expect(await Promise.all(students.map(rowsOf))).toEqual([
    [{ points: 20 }],
    [{ points: 20 }, { points: 20 }],
    [],
  ]);
  const after = await Promise.all(students.map(totalOf));
  expect(after.map((points, index) => points - before[index]!)).toEqual([20, 40, 0]);
  expect(events).toEqual(payments.map(({ earned, row }) => ({ earned, rows: [row] })));
});

it('pays nobody where there is nothing to pay', async () => {
  const failing: OnPointsWritten[] = [fail];
  await test.database.db.transaction().execute((tx) => payStudents(tx, failing, []));
});
