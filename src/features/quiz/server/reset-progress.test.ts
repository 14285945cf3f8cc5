import { describe, expect, it } from 'vitest';
import { readPassageAs } from '#app/server/simulated-student.ts';
import { approve } from '#app/server/testing/approved-teacher.ts';
import {
  openReadingClass,
  placeByPretest,
  readingEnvironment,
  STEADY_READER,
} from '#app/server/testing/reading-class.ts';
import { statementsOf } from '#app/server/testing/statements-of.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { assignPassage } from '#features/activities/server/testing/assign-passage.ts';
import { readAssigned } from '#features/activities/server/testing/assigned-class.ts';
import { getClass } from '#features/classes/contract/endpoints.ts';
import { inviteToTeach } from '#features/classes/server/testing/invite-to-teach.ts';
import { quizHistory, viewProfileForStudent } from '#features/overview/contract/endpoints.ts';
import { presentPretest, startPretest, startQuiz } from '../contract/endpoints.ts';
import { resetClassProgress, resetProgress, resetStudents } from '../contract/reset-progress.ts';
import { expectWhole, standingOf } from './testing/reset-checks.ts';

const test = useTestApp();

const reset = async (by: Teacher, classId: number, students: readonly Student[], resetPoints = false) =>
  (
    await by.call(resetProgress, {
      body: { classId, studentIds: students.map(({ id }) => id), resetPoints },
    })
  ).data.students.map(({ code }) => code);
const standing = (student: Student) => standingOf(test, student.id);
const profileOf = async (by: Student | Teacher, student: Student) =>
  (await by.call(viewProfileForStudent, { body: { studentId: student.id } })).data;

/** A class with a student who has read a passage and is in the middle of another. */
async function openClass() {
  const { teacher, room, reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  await readPassageAs(STEADY_READER, { ...readingEnvironment(test, ana), most: 1 });
  return { teacher, room, reader, ana };
}

/** The same, of an approved teacher. */
async function setUp() {
  const opened = await openClass();
  await approve(test, opened.teacher);
  return opened;
}

it('A student starts over: the pretest is to be done again, and nothing of before is lost', async () => {
  const { teacher, room, ana } = await setUp();
  const before = await standing(ana);
  expect(await reset(teacher, room.id, [ana])).toEqual(['reset']);
  const after = await standing(ana);
  expect(after.progress).toMatchObject({
    epoch: 2,
    pretest_status: 'pretest_not_started',
    initial_level: null,
    quizzes_taken: 0,
    quizzes_passed: 0,
    counted_answers: 0,
    total_points: before.progress.total_points,
  });
  expect(after.attempts.filter(({ status }) => status === 'finished')).toEqual(
    before.attempts.filter(({ status }) => status === 'finished'),
  );
  expect((await ana.call(startQuiz, { query: {} })).problem?.code).toBe('pretest-first');
  expect((await ana.call(presentPretest, {})).data).toMatchObject({
    pretestStatus: 'pretest_not_started',
    passagesDone: 0,
    reward: null,
  });
  const { quizzes } = (await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data;
  expect(quizzes.map(({ beforeReset }) => beforeReset)).toEqual([true]);
  expect((await profileOf(ana, ana)).startsOver).toEqual({ pointsToo: false });
  await expectWhole(test);
});

it('Points start at 0 where the teacher wants it, by a row of the ledger, and the goal of the week counts anew', async () => {
  const { teacher, room, ana } = await setUp();
  const { total_points: points } = (await standing(ana)).progress;
  expect(points).toBeGreaterThan(0);
  await reset(teacher, room.id, [ana], true);
  expect((await standing(ana)).progress.total_points).toBe(0);
  const { rows } = await test.database.pool.query(
    "select epoch, points from points_ledger where student_id = $1 and cause = 'reset'",
    [ana.id],
  );
  expect(rows).toEqual([{ epoch: 2, points: -points }]);
  const profile = await profileOf(ana, ana);
  expect(profile).toMatchObject({ startsOver: { pointsToo: true }, week: { quizzes: 0 } });
  await placeByPretest(test, ana);
  await readPassageAs(STEADY_READER, readingEnvironment(test, ana));
  expect((await profileOf(ana, ana)).startsOver).toBeNull();
  expect((await standing(ana)).progress).toMatchObject({ quizzes_taken: 1, epoch: 2 });
  await expectWhole(test);
});

it('An answer to the passage that was open is refused, and says why', async () => {
  const { teacher, room, ana } = await setUp();
  const opened = (await ana.call(startQuiz, { query: {} })).data;
  if (opened.kind !== 'quiz') throw new Error('a quiz was open');
  await reset(teacher, room.id, [ana]);
  const passage = test.app.services.library.known(opened.quiz.versionId);
  const { status, problem } = await ana.answer(opened.quiz, passage!.questions[1]!.key.id, 20);
  expect([status, problem]).toEqual([
    409,
    expect.objectContaining({ code: 'not-next', detail: expect.stringContaining('ended') }),
  ]);
});

it('Who is at the start stays there, and a second reset takes no more than the points', async () => {
  const { teacher, room, ana } = await setUp();
  const ben = await room.student('Ben');
  const stranger = await test.world.student('Cat');
  expect(await reset(teacher, room.id, [ben, stranger])).toEqual(['at-start', 'not-found']);
  await reset(teacher, room.id, [ana]);
  expect(await reset(teacher, room.id, [ana])).toEqual(['at-start']);
  expect(await reset(teacher, room.id, [ana], true)).toEqual(['reset']);
  expect((await standing(ana)).progress).toMatchObject({ epoch: 2, total_points: 0 });
  await expectWhole(test);
});

it('Two resets at the same moment are one, and so is one that meets the last answer', async () => {
  const { teacher, room, ana } = await setUp();
  const answering = readPassageAs(STEADY_READER, readingEnvironment(test, ana)).catch(() => undefined);
  const codes = await Promise.all([1, 2, 3].map(() => reset(teacher, room.id, [ana], true)));
  await answering;
  expect(codes.flat().filter((code) => code === 'reset')).toHaveLength(1);
  expect((await standing(ana)).progress.epoch).toBe(2);
  await expectWhole(test);
});

it('A pretest that runs is ended, too', async () => {
  const { teacher, room } = await setUp();
  const ben = await room.student('Ben');
  await ben.call(startPretest, { params: { id: ben.id } });
  expect(await reset(teacher, room.id, [ben])).toEqual(['reset']);
  expect((await standing(ben)).attempts.map(({ status }) => status)).toEqual(['stopped']);
  await placeByPretest(test, ben);
  expect((await standing(ben)).progress).toMatchObject({ pretest_status: 'pretest_complete', pretests: 2 });
  await expectWhole(test);
});

it('A whole class starts over, and older clients name the students otherwise', async () => {
  const { teacher, room, ana, reader } = await setUp();
  const ben = await reader('Ben');
  const all = (await teacher.call(resetClassProgress, { params: { id: room.id } })).data.students;
  expect(all.map(({ studentId, code }) => [studentId, code])).toEqual([
    [ana.id, 'reset'],
    [ben.id, 'reset'],
  ]);
  await placeByPretest(test, ben);
  const body = { classId: room.id, students: [ben.id] };
  expect((await teacher.call(resetStudents, { body })).data.students[0]?.code).toBe('reset');
});

it('A passage that was read before earns points again, beside those that stayed', async () => {
  const { teacher, room, ana } = await setUp();
  const { attempts } = await standing(ana);
  const { passage_version_id: versionId } = attempts.find(
    ({ status, kind }) => status === 'finished' && kind === 'practice',
  );
  await reset(teacher, room.id, [ana]);
  await placeByPretest(test, ana);
  const { total_points: kept } = (await standing(ana)).progress;
  const { activityId } = await assignPassage(test, teacher, room.id, { versionId });
  await readAssigned(test, ana, activityId);
  expect((await standing(ana)).progress.total_points).toBeGreaterThan(kept);
  await expectWhole(test);
});

it('A class takes as many statements as one student', async () => {
  const { teacher, room, reader } = await setUp();
  const students = [await reader('Ben'), await reader('Cal'), await reader('Dee')];
  const all = await statementsOf(() => reset(teacher, room.id, students, true));
  const eve = await reader('Eve');
  const one = await statementsOf(() => reset(teacher, room.id, [eve], true));
  expect(all).toHaveLength(one.length);
});

describe('A teacher whom nobody has approved', () => {
  it('resets nobody, not even where their class alone counts and all work is of it', async () => {
    const { teacher, room, ana } = await openClass();
    const before = await standing(ana);
    const body = { classId: room.id, studentIds: [ana.id] };
    for (const answer of [
      await teacher.call(resetProgress, { body: { ...body, resetPoints: true } }),
      await teacher.call(resetStudents, { body: { classId: room.id, students: [ana.id] } }),
      await teacher.call(resetClassProgress, { params: { id: room.id } }),
    ])
      expect([answer.status, answer.problem?.code]).toEqual([404, 'not-found']);
    expect(await standing(ana)).toEqual(before);
    expect((await teacher.call(getClass, { params: { id: room.id } })).data.mayReset).toBe(false);
  });

  it('resets nobody as a co-teacher of an approved one', async () => {
    const { teacher, room, ana } = await setUp();
    const una = await test.world.teacher('Una');
    await inviteToTeach(test, { room, teacher: una }, 'approved');
    const body = { classId: room.id, studentIds: [ana.id] };
    expect((await una.call(resetProgress, { body })).status).toBe(404);
    await approve(test, una);
    expect(await reset(una, room.id, [ana])).toEqual(['reset']);
    expect(await reset(teacher, room.id, [ana])).toEqual(['at-start']);
  });
});
