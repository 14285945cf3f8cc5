import { expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { startPretest } from '../contract/endpoints.ts';

const test = useTestApp();
const READER = { level: 4.5, guessing: 0, random: () => 0.4 };
const start = (student: Student) => student.call(startPretest, { params: { id: student.id } });
const levelOfFirst = async (student: Student) => {
  const { quiz } = (await start(student)).data;
  return test.app.services.library.known(quiz!.versionId)!.level;
};

it('A student who starts the pretest gets its first passage, which shows neither level nor points', async () => {
  const ana = await test.world.student('Ana');
  const { data } = await start(ana);
  expect(data).toMatchObject({
    pretestStatus: 'pretest_in_progress',
    passagesDone: 0,
    passagesPlanned: 4,
    initialLevel: null,
    quiz: { isPretest: true, level: null, pointsSoFar: null, answeredCount: 0, answered: [] },
  });
  expect(data.quiz!.next).toMatchObject({ number: 1, level: null });
});

it('The pretest starts at the grade of the student’s class', async () => {
  const teacher = await test.world.teacher('Rivera');
  const young = await (await teacher.class('Grade 1', { grade: 1 })).student('Ana');
  const older = await (await teacher.class('Grade 9', { grade: 9 })).student('Ben');
  expect(await levelOfFirst(young)).toBeLessThanOrEqual(3);
  expect(await levelOfFirst(older)).toBeGreaterThanOrEqual(7);
});

it('A pretest that runs goes on with the passage and the question where the student left it', async () => {
  const ana = await test.world.student('Ana');
  const { quiz } = (await start(ana)).data;
  test.clock.pass(60);
  await ana.answer(quiz!, quiz!.next!.options[0]!.optionId, 60);
  const again = (await start(ana)).data.quiz!;
  expect(again).toMatchObject({
    attemptId: quiz!.attemptId,
    answeredCount: 1,
    next: { number: 2 },
  });
});

it('A student who starts the pretest twice at one moment starts one pretest with one passage', async () => {
  const ana = await test.world.student('Ana');
  const [first, second] = await Promise.all([start(ana), start(ana)]);
  expect(second.data.quiz!.attemptId).toBe(first.data.quiz!.attemptId);
  const { rows } = await test.database.pool.query(
    `select p.pretests, (select count(*)::int from attempts a where a.student_id = p.student_id) as attempts
       from student_progress p where p.student_id = $1`,
    [ana.id],
  );
  expect(rows).toEqual([{ pretests: 1, attempts: 1 }]);
});

it('The server refuses to start a pretest that the student has finished', async () => {
  const ana = await test.world.student('Ana');
  await takePretestAs(READER, { student: ana, library: test.app.services.library, clock: test.clock });
  expect((await start(ana)).problem).toMatchObject({ status: 409, code: 'pretest-finished' });
});
