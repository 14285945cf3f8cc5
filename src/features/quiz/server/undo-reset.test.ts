import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answerAs, readPassageAs } from '#app/server/simulated-student.ts';
import { approve, approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import {
  openReadingClass,
  placeByPretest,
  readingEnvironment,
  STEADY_READER,
} from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { removeStudentsFromClass } from '#features/classes/contract/class-members.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { erasePerson, noErasureRecord } from '#features/own-data/server/public.ts';
import { startPretest, startQuiz } from '../contract/endpoints.ts';
import { resetProgress, undoReset } from '../contract/reset-progress.ts';
import { expectWhole, standingOf } from './testing/reset-checks.ts';

const test = useTestApp();
const standing = (student: Student) => standingOf(test, student.id);
const body = (classId: number, students: readonly Student[]) => ({
  classId,
  studentIds: students.map(({ id }) => id),
});
const reset = (by: Teacher, classId: number, students: readonly Student[], resetPoints = true) =>
  by.call(resetProgress, { body: { ...body(classId, students), resetPoints } });
const undo = async (by: Teacher, classId: number, students: readonly Student[]) =>
  (await by.call(undoReset, { body: body(classId, students) })).data.students.map(({ code }) => code);

/** A class with a student who has read a passage and is in the middle of another. */
async function setUp() {
  const { teacher, room, reader, read } = await openReadingClass(test);
  await approve(test, teacher);
  const ana = await reader('Ana');
  await read(ana);
  await readPassageAs(STEADY_READER, { ...readingEnvironment(test, ana), most: 2 });
  return { teacher, room, reader, ana };
}

it('Everything is as it was, to the last bit, and the open passage goes on', async () => {
  const { teacher, room, ana } = await setUp();
  const before = await standing(ana);
  await reset(teacher, room.id, [ana]);
  expect(await undo(teacher, room.id, [ana])).toEqual(['undone']);
  expect(await standing(ana)).toEqual(before);
  expect(await undo(teacher, room.id, [ana])).toEqual(['over']);
  const opened = (await ana.call(startQuiz, { query: {} })).data;
  if (opened.kind !== 'quiz') throw new Error('a quiz was open');
  await answerAs(STEADY_READER, { ...readingEnvironment(test, ana), quiz: opened.quiz });
  expect((await standing(ana)).progress.quizzes_taken).toBe(2);
  await expectWhole(test);
});

it('It is over once the new pretest has begun, and after seven days', async () => {
  const { teacher, room, reader, ana } = await setUp();
  const ben = await reader('Ben');
  await reset(teacher, room.id, [ana, ben]);
  await ana.call(startPretest, { params: { id: ana.id } });
  expect(await undo(teacher, room.id, [ana])).toEqual(['over']);
  await test.database.pool.query(
    "update progress_resets set reset_at = reset_at - interval '7 days' where student_id = $1",
    [ben.id],
  );
  expect(await undo(teacher, room.id, [ben])).toEqual(['over']);
  await expectWhole(test);
});

it('Points that were taken later come back with the rest, for seven days from then', async () => {
  const { teacher, room, ana } = await setUp();
  const before = await standing(ana);
  await reset(teacher, room.id, [ana], false);
  await test.database.pool.query(
    "update progress_resets set reset_at = reset_at - interval '8 days' where student_id = $1",
    [ana.id],
  );
  await reset(teacher, room.id, [ana]);
  expect((await standing(ana)).progress.total_points).toBe(0);
  expect(await undo(teacher, room.id, [ana])).toEqual(['undone']);
  expect(await standing(ana)).toEqual(before);
  await expectWhole(test);
});

describe('It is undone by', () => {
  it('every approved teacher of the student, in a class that the student joined since, too', async () => {
    const { teacher, room, ana } = await setUp();
    const before = await standing(ana);
    const other = await approvedTeacher(test, 'Moss');
    const elsewhere = await other.class('Room 13');
    await reset(teacher, room.id, [ana]);
    expect(await undo(other, elsewhere.id, [ana])).toEqual(['over']);
    await ana.call(joinClass, { body: { classCode: elsewhere.code } });
    await teacher.call(removeStudentsFromClass, { body: body(room.id, [ana]) });
    expect(await undo(teacher, room.id, [ana])).toEqual(['over']);
    expect(await undo(other, elsewhere.id, [ana])).toEqual(['undone']);
    expect(await standing(ana)).toEqual(before);
    await expectWhole(test);
  });

  it('no teacher whom nobody has approved', async () => {
    const { teacher, room, ana } = await setUp();
    const bonus = await test.world.teacher('Bonus');
    const fake = await bonus.class('Bonus');
    await ana.call(joinClass, { body: { classCode: fake.code } });
    await reset(teacher, room.id, [ana]);
    const refused = await bonus.call(undoReset, { body: body(fake.id, [ana]) });
    expect([refused.status, refused.problem?.code]).toEqual([404, 'not-found']);
    expect((await standing(ana)).progress.epoch).toBe(2);
  });
});

it('Points that came after the reset stay', async () => {
  const { teacher, room, ana } = await setUp();
  const before = await standing(ana);
  await reset(teacher, room.id, [ana]);
  await test.database.pool.query(
    `with paid as (
       insert into points_ledger (student_id, epoch, cause, points, attempt_id, earned_at, earned_day)
       select student_id, epoch, 'essay', 5, id, now(), finished_day from attempts
        where student_id = $1 and status = 'finished' and kind = 'practice' limit 1 returning student_id, points)
     update student_progress p set total_points = total_points + points from paid where paid.student_id = p.student_id`,
    [ana.id],
  );
  await undo(teacher, room.id, [ana]);
  expect((await standing(ana)).progress.total_points).toBe(before.progress.total_points + 5);
  await expectWhole(test);
});

it('A reset and an erasure at the same moment end in an erasure', async () => {
  const { teacher, room, ana } = await setUp();
  const { app, clock } = test;
  await Promise.all([
    reset(teacher, room.id, [ana]),
    erasePerson(
      { ...app.services, erasures: noErasureRecord },
      { userId: ana.id, by: null, reason: 'asked' },
      clock.now(),
    ),
  ]);
  expect((await standing(ana)).progress).toBeUndefined();
  await expectWhole(test);
});

it('Whatever is done in whatever order, the sums agree and every level is what the answers make of it', async () => {
  const { teacher, room, ana } = await setUp();
  const steps: Readonly<Record<string, () => Promise<unknown>>> = {
    reset: () => reset(teacher, room.id, [ana], false),
    resetPoints: () => reset(teacher, room.id, [ana], true),
    undo: () => undo(teacher, room.id, [ana]),
    begin: () => ana.call(startPretest, { params: { id: ana.id } }),
    pretest: () => placeByPretest(test, ana).catch(() => undefined),
    read: () => readPassageAs(STEADY_READER, readingEnvironment(test, ana)).catch(() => undefined),
    readALittle: () =>
      readPassageAs(STEADY_READER, { ...readingEnvironment(test, ana), most: 2 }).catch(() => undefined),
  };
  const history = fc.array(fc.constantFrom(...Object.keys(steps)), { minLength: 3, maxLength: 9 });
  await fc.assert(
    fc.asyncProperty(history, async (names) => {
      for (const name of names) await steps[name]?.();
      await expectWhole(test);
    }),
    { numRuns: 12, seed: 7 },
  );
});
