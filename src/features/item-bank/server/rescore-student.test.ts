import { expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { correctKey } from '#features/library/contract/endpoints.ts';
import { quizHistory } from '#features/overview/contract/endpoints.ts';
import { rescoreStudent } from './rescore-student.ts';

const test = useTestApp();

/** A student who gave wrong answers to a passage; an option that she chose becomes the key of its question. */
async function setUp() {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana, { level: 1, guessing: 0, random: () => 0.9 });
  const { quizzes } = (await ana.call(quizHistory, { params: { studentId: ana.id }, body: {} })).data;
  const { attemptId } = quizzes[0]!;
  const wrong = await test.database.db
    .selectFrom('answers')
    .select(['question_id', 'option_id', 'position'])
    .where('student_id', '=', ana.id)
    .where('attempt_id', '=', attemptId)
    .where('is_right', '=', false)
    .where('is_fast', '=', false)
    .orderBy('position')
    .executeTakeFirstOrThrow();
  const admin = await test.world.admin('Ada');
  const { correctionId } = (
    await admin.call(correctKey, {
      body: {
        questionId: wrong.question_id,
        optionId: wrong.option_id,
        reason: 'It says so in paragraph 2.',
      },
    })
  ).data;
  const corrected = { correctionId, questionId: wrong.question_id, optionId: wrong.option_id };
  return {
    ana,
    position: wrong.position,
    rescore: (studentId = ana.id) =>
      test.database.db
        .transaction()
        .execute((tx) =>
          rescoreStudent(tx, test.app.services, { studentId, corrected, now: test.clock.now() }),
        ),
    stored: async () => ({
      progress: await test.database.db
        .selectFrom('student_progress')
        .selectAll()
        .where('student_id', '=', ana.id)
        .executeTakeFirstOrThrow(),
      attempt: await test.database.db
        .selectFrom('attempts')
        .selectAll()
        .where('id', '=', attemptId)
        .executeTakeFirstOrThrow(),
      rescored: await test.database.db
        .selectFrom('rescored_students')
        .selectAll()
        .where('student_id', '=', ana.id)
        .execute(),
    }),
  };
}

it('turns the mark, moves the level and never takes points', async () => {
  const { ana, position, rescore, stored } = await setUp();
  const before = await stored();
  expect(before.attempt.marks[position]).toBe('w');
  await rescore();
  const after = await stored();
  expect(after.attempt.marks[position]).toBe('r');
  expect(after.progress.mean).toBeGreaterThan(before.progress.mean);
  expect(after.progress.total_points).toBeGreaterThanOrEqual(before.progress.total_points);
  expect(after.rescored).toMatchObject([
    {
      student_id: ana.id,
      attempts: 1,
      points: after.progress.total_points - before.progress.total_points,
    },
  ]);
});

it('changes nothing the second time', async () => {
  const { rescore, stored } = await setUp();
  await rescore();
  const once = await stored();
  await rescore();
  expect(await stored()).toEqual(once);
});

it('does nothing for a student who never answered the question, or never read', async () => {
  const { rescore, stored } = await setUp();
  const { reader, room } = await openReadingClass(test);
  const before = await stored();
  await rescore((await reader('Ben')).id);
  await rescore((await room.student('Cal')).id);
  expect(await stored()).toEqual(before);
});

it('counts a quiz for its week that is half right by the corrected key', async () => {
  const { ana, position, rescore } = await setUp();
  // One right answer fewer than half, and not the one that is corrected: that makes it.
  await test.database.pool.query(
    `update attempts set marks = (
       select string_agg(case when place = $2 then 'w' when place - (place > $2)::int < ceil(question_count / 2.0) - 1 then 'r' else 'w' end, '' order by place)
         from generate_series(0, question_count - 1) place)
      where student_id = $1 and kind = 'practice'`,
    [ana.id, position],
  );
  await test.database.pool.query(
    `update answers n set is_right = substr(a.marks, n.position + 1, 1) = 'r', is_fast = false
       from attempts a where a.student_id = $1 and n.student_id = $1 and a.id = n.attempt_id and a.kind = 'practice'`,
    [ana.id],
  );
  const week = async () =>
    test.database.db
      .selectFrom('student_weeks')
      .select(['completed', 'half_right', 'passed'])
      .where('student_id', '=', ana.id)
      .executeTakeFirstOrThrow();
  expect(await week()).toMatchObject({ half_right: 0 });
  await rescore();
  expect(await week()).toMatchObject({ half_right: 1 });
});
