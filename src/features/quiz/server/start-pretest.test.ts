import { expect, it } from 'vitest';
import { takePretestAs } from '#app/server/simulated-student.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { newStudent } from '#features/progress/core/student-state.ts';
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

it('The pretest starts at the lower of the class’s grade and that of the age', async () => {
  const born = async (birthDate: string) => levelOfFirst(await test.world.student('Mia', { birthDate }));
  expect(await born('2019-02-01')).toBeLessThanOrEqual(2);
  expect(await born('2010-02-01')).toBeGreaterThanOrEqual(9);
  const rivera = await test.world.teacher('Rivera');
  for (const grade of [4, 9]) {
    const room = await rivera.class(`Grade ${grade}`, { grade });
    const mia = await room.student('Mia', { birthDate: '2019-02-01' });
    expect(await levelOfFirst(mia)).toBeLessThanOrEqual(2);
    const { rows } = await test.database.pool.query(
      "select detail from progress_events where student_id = $1 and kind = 'started'",
      [mia.id],
    );
    expect(rows).toEqual([{ detail: { grade: 2, byAge: true } }]);
  }
});

it('No first passage of a pretest is above where it begins', async () => {
  const room = await (await test.world.teacher('Rivera')).class('Grade 4', { grade: 4 });
  const levels: number[] = [];
  for (const name of ['Ana', 'Ben', 'Cem', 'Dee', 'Eli', 'Fay'])
    levels.push(await levelOfFirst(await room.student(name, { birthDate: '2019-02-01' })));
  expect(Math.max(...levels)).toBeLessThanOrEqual(2);
});

it('A parent, and a student of unknown age, start the pretest at Five', async () => {
  const parent = await test.world.student('Pat', { birthDate: '1986-02-01' });
  await test.database.pool.query("update users set register_as = 'parent' where id = $1", [parent.id]);
  for (const person of [parent, await test.world.student('Ana')]) {
    const level = await levelOfFirst(person);
    expect([4, 5]).toContain(level);
  }
});

it('What the pretest started from is stored as the replay needs it, and says no age', async () => {
  const mia = await test.world.student('Mia', { birthDate: '2019-02-01' });
  await start(mia);
  const { rows } = await test.database.pool.query(
    'select e.detail, p.mean, p.sd from progress_events e join student_progress p using (student_id) where student_id = $1',
    [mia.id],
  );
  const { mean, sd } = newStudent(2, true);
  expect(rows).toEqual([{ detail: { grade: 2, byAge: true }, mean, sd }]);
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
