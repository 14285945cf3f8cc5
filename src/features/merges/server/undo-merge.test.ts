import fc from 'fast-check';
import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { erasePerson, noErasureRecord } from '#features/own-data/server/public.ts';
import { startPretest, startQuiz } from '#features/quiz/contract/endpoints.ts';
import { listResets, resetProgress, undoReset } from '#features/quiz/contract/reset-progress.ts';
import { expectWhole } from '#features/quiz/server/testing/reset-checks.ts';
import { undoMerge } from '../contract/merge-students.ts';
import { expectAllWhole, openMergeClass, rowsOf } from './testing/two-accounts.ts';

const test = useTestApp();
const lastDay = { last_day: expect.any(Number) };

const quietly = (work: Promise<unknown>) => work.catch(() => undefined);

/** All rows of a student, but the day, which never goes back, and the memberships, which may have ended meanwhile. */
async function everything(student: Student) {
  const { class_students: _, student_progress: standing, ...rows } = await rowsOf(test, student.id);
  return { ...rows, standing: standing?.map((row) => ({ ...JSON.parse(row as string), ...lastDay })) };
}

it('Everything is as it was in both accounts, to the last bit', async () => {
  const { withQuizzes, readSome, merge, undo } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 2);
  const twin = await withQuizzes('Anna', 1);
  await readSome(ana, 2);
  await readSome(twin, 3);
  const before = [await everything(ana), await everything(twin)];
  await merge(ana, twin);
  const undone = await undo(twin);
  expect([undone.status, undone.data]).toEqual([200, { keptId: ana.id, joinedId: twin.id }]);
  expect([await everything(ana), await everything(twin)]).toEqual(before);
  expect((await undo(twin)).problem?.code).toBe('over');
  const back = await test.world.anyone.call(logIn, { body: twin });
  expect(back.status).toBe(200);
  await expectAllWhole(test);
});

it('The same where the level of the other account went on', async () => {
  const { room, withQuizzes, merge, undo } = await openMergeClass(test);
  const ana = await room.student('Ana');
  await ana.call(startPretest, { params: { id: ana.id } });
  const twin = await withQuizzes('Anna', 2);
  const before = [await everything(ana), await everything(twin)];
  await merge(ana, twin);
  await undo(twin);
  expect([await everything(ana), await everything(twin)]).toEqual(before);
  await expectAllWhole(test);
});

it('What was done since stays with the kept account', async () => {
  const { withQuizzes, read, merge, undo, standing } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 2);
  const pointsOfTwin = (await standing(twin)).progress.total_points;
  await merge(ana, twin);
  await read(ana);
  const together = (await standing(ana)).progress.total_points;
  await undo(twin);
  expect((await standing(ana)).progress).toMatchObject({
    quizzes_taken: 2,
    total_points: together - pointsOfTwin,
  });
  expect((await standing(twin)).progress).toMatchObject({ quizzes_taken: 2, total_points: pointsOfTwin });
  await expectAllWhole(test);
});

it('The same where the level of the other account went on: the student then takes the pretest', async () => {
  const { room, place, withQuizzes, read, readSome, merge, undo, standing } = await openMergeClass(test);
  const ana = await room.student('Ana');
  const twin = await withQuizzes('Anna', 1);
  await merge(ana, twin);
  await read(ana);
  await readSome(ana, 1);
  await undo(twin);
  expect((await standing(ana)).progress).toMatchObject({
    quizzes_taken: 1,
    pretest_status: 'pretest_not_started',
  });
  await expectAllWhole(test);
  await place(ana);
  await read(ana);
  expect((await standing(ana)).progress.quizzes_taken).toBe(2);
  await expectAllWhole(test);
});

it('It is over after seven days, and waits for the undo of a new start', async () => {
  const { teacher, room, withQuizzes, merge, undo } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  await merge(ana, twin);
  const body = { classId: room.id, studentIds: [ana.id] };
  await teacher.call(resetProgress, { body: { ...body, resetPoints: true } });
  expect((await undo(twin)).problem?.code).toBe('started-over');
  await teacher.call(undoReset, { body });
  await expectAllWhole(test);
  await test.database.pool.query(
    "update account_merges set merged_at = merged_at - interval '7 days' where student_id = $1",
    [twin.id],
  );
  expect((await undo(twin)).problem?.code).toBe('over');
});

it('It is undone by every approved teacher who has the kept account, and by nobody else', async () => {
  const { withQuizzes, merge, undo, room } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  const moss = await approvedTeacher(test, 'Moss');
  const elsewhere = await moss.class('Room 13');
  const body = { classId: elsewhere.id, joinedId: twin.id };
  // It came into the class of the other account.
  await twin.call(joinClass, { body: { classCode: elsewhere.code } });
  const stranger = await approvedTeacher(test, 'Stranger');
  const strange = await stranger.class('Room 14');
  await merge(ana, twin);
  const refused = await stranger.call(undoMerge, { body: { ...body, classId: strange.id } });
  expect(refused.problem?.code).toBe('over');
  expect((await stranger.call(undoMerge, { body: { ...body, classId: room.id } })).status).toBe(404);
  expect((await moss.call(undoMerge, { body })).status).toBe(200);
  const { rows } = await test.database.pool.query(
    `select student_id, class_id, removed_at is null as here from class_students
      where student_id = any($1) order by student_id, class_id`,
    [[ana.id, twin.id]],
  );
  expect(rows.filter(({ here }) => here).map(({ student_id, class_id }) => [student_id, class_id])).toEqual([
    [ana.id, room.id],
    [twin.id, room.id],
    [twin.id, elsewhere.id],
  ]);
  expect((await undo(twin)).problem?.code).toBe('over');
});

it('A class that a teacher took the kept account out of stays closed to it', async () => {
  const { withQuizzes, merge, undo } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  const moss = await approvedTeacher(test, 'Moss');
  const elsewhere = await moss.class('Room 13');
  for (const student of [ana, twin]) await student.call(joinClass, { body: { classCode: elsewhere.code } });
  const body = { classId: elsewhere.id, studentIds: [ana.id] };
  await moss.call(removeStudentsFromClass, { body });
  const membership = async () => {
    const of = 'select * from class_students where student_id = $1 and class_id = $2';
    return (await test.database.pool.query(of, [ana.id, elsewhere.id])).rows;
  };
  const removed = await membership();
  expect(removed).toMatchObject([{ removed_by: moss.id, left_on_own: false }]);
  await merge(ana, twin);
  expect(await membership()).toEqual(removed);
  await undo(twin);
  expect(await membership()).toEqual(removed);
});

it('Of a chain, the last merge is undone first', async () => {
  const { withQuizzes, merge, undo } = await openMergeClass(test);
  const [ana, ben, cal] = [
    await withQuizzes('Ana', 1),
    await withQuizzes('Ben', 1),
    await withQuizzes('Cal', 1),
  ];
  const before = [await everything(ana), await everything(ben), await everything(cal)];
  await merge(ben, cal);
  await merge(ana, ben);
  const told = await test.world.anyone.call(logIn, { body: cal });
  expect(told.problem?.detail).toContain(ana.username);
  expect((await undo(cal)).problem?.code).toBe('over');
  await undo(ben);
  expect((await undo(cal)).status).toBe(200);
  expect([await everything(ana), await everything(ben), await everything(cal)]).toEqual(before);
  await expectAllWhole(test);
});

it('Of two accounts that were joined to one, the later one is parted first', async () => {
  const { withQuizzes, merge, undo } = await openMergeClass(test);
  const [ana, ben, cal] = [
    await withQuizzes('Ana', 1),
    await withQuizzes('Ben', 1),
    await withQuizzes('Cal', 1),
  ];
  const before = [await everything(ana), await everything(ben), await everything(cal)];
  // Both at one moment of the clock.
  await merge(ana, ben);
  await merge(ana, cal);
  const refused = (await undo(ben)).problem;
  expect([refused?.status, refused?.code, refused?.detail]).toEqual([
    409,
    'merged-since',
    'Another account was merged with this one later. Undo that merge first.',
  ]);
  await expectWhole(test);
  expect((await undo(cal)).status).toBe(200);
  expect((await undo(ben)).status).toBe(200);
  expect([await everything(ana), await everything(ben), await everything(cal)]).toEqual(before);
  await expectAllWhole(test);
});

it('A start over from before is undone after the merge, whose work is in the new epoch', async () => {
  const { teacher, room, withQuizzes, merge, undo } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  const both = { classId: room.id, studentIds: [ana.id, twin.id] };
  const body = { classId: room.id, studentIds: [ana.id] };
  // The points are taken and given back, in two rows.
  const withoutLedger = async () => ({ ...(await everything(ana)), points_ledger: [] });
  const before = await withoutLedger();
  await teacher.call(resetProgress, { body: { ...both, resetPoints: true } });
  await merge(ana, twin);
  expect((await teacher.call(listResets, { params: { id: room.id } })).data.students).toEqual([]);
  expect((await teacher.call(undoReset, { body })).data.students).toMatchObject([{ code: 'over' }]);
  await expectWhole(test);
  expect((await undo(twin)).status).toBe(200);
  expect((await teacher.call(undoReset, { body })).data.students).toMatchObject([{ code: 'undone' }]);
  expect(await withoutLedger()).toEqual(before);
  await expectAllWhole(test);
});

it('A start over stays where the student read in its epoch while the accounts were joined', async () => {
  const { teacher, room, withQuizzes, read, merge, undo } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  const body = { classId: room.id, studentIds: [ana.id] };
  await teacher.call(resetProgress, { body: { ...body, resetPoints: false } });
  await merge(ana, twin);
  await read(ana);
  expect((await undo(twin)).status).toBe(200);
  expect((await teacher.call(undoReset, { body })).data.students).toMatchObject([{ code: 'over' }]);
  await expectAllWhole(test);
});

it('It is over when the points of both were taken, however many the student has earned since', async () => {
  const { teacher, room, withQuizzes, place, read, merge, undo, standing } = await openMergeClass(test);
  const ana = await room.student('Ana');
  const twin = await withQuizzes('Anna', 1);
  const reset = async ({ id }: Student, resetPoints: boolean) =>
    teacher.call(resetProgress, { body: { classId: room.id, studentIds: [id], resetPoints } });
  await reset(twin, false);
  const points = (await standing(twin)).progress.total_points;
  await merge(ana, twin);
  test.clock.pass(1000);
  await reset(ana, true);
  const code = async () => (await undo(twin)).problem?.code;
  expect(await code()).toBe('points-taken');
  await place(ana);
  for (let quizzes = 0; quizzes < 3; quizzes++) await read(ana);
  expect((await standing(ana)).progress.total_points).toBeGreaterThanOrEqual(points);
  expect(await code()).toBe('points-taken');
  await expectAllWhole(test);
});

it('An erasure of the kept account takes the joined ones along', async () => {
  const { withQuizzes, room, merge } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  const third = await room.student('Anne');
  await merge(twin, third);
  await merge(ana, twin);
  const added: Buffer[] = [];
  const erasures = {
    ...noErasureRecord,
    add: async (hashes: readonly Buffer[]) => void added.push(...hashes),
  };
  await erasePerson(
    { ...test.app.services, erasures },
    { userId: ana.id, by: null, reason: 'asked' },
    test.clock.now(),
  );
  const ids = [ana.id, twin.id, third.id];
  const { rows } = await test.database.pool.query('select id from users where id = any($1)', [ids]);
  expect([rows, added.length]).toEqual([[], 3]);
  await expectAllWhole(test);
});

it('Whatever is done in whatever order, the sums agree and every level is what the answers make of it', async () => {
  const { teacher, room, withQuizzes, place, read, readSome, merge, undo } = await openMergeClass(test);
  const [ana, ben] = [await withQuizzes('Ana', 1), await withQuizzes('Ben', 1)];
  const cal = await room.student('Cal');
  const people = [ana, ben, cal] as const;
  const who = fc.integer({ min: 0, max: 2 }).map((index) => people[index] ?? ana);
  const body = (student: Student) => ({ classId: room.id, studentIds: [student.id] });
  const steps: Readonly<Record<string, (one: Student, other: Student) => Promise<unknown>>> = {
    merge: (one, other) => merge(one, other),
    mergeToo: (one, other) => merge(one, other),
    undo: (one) => undo(one),
    undoToo: (one) => undo(one),
    reset: (one) => teacher.call(resetProgress, { body: { ...body(one), resetPoints: true } }),
    undoReset: (one) => teacher.call(undoReset, { body: body(one) }),
    begin: (one) => quietly(one.call(startPretest, { params: { id: one.id } })),
    open: (one) => quietly(one.call(startQuiz, { query: {} })),
    place: (one) => quietly(place(one)),
    read: (one) => quietly(read(one)),
    readALittle: (one) => quietly(readSome(one, 2)),
  };
  const step = fc.tuple(fc.constantFrom(...Object.keys(steps)), who, who);
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 12 }), async (all) => {
      for (const [name, one, other] of all) await steps[name]?.(one, other);
      await expectAllWhole(test);
    }),
    { numRuns: 10, seed: 7 },
  );
});
