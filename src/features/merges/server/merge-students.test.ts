import { describe, expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { logIn } from '#features/accounts/contract/endpoints.ts';
import { openCompetition } from '#features/activities/server/testing/set-competition.ts';
import { addStudentsToClass } from '#features/classes/contract/class-members.ts';
import { listStudentsOfClass, quizHistory } from '#features/overview/contract/endpoints.ts';
import { startQuiz } from '#features/quiz/contract/endpoints.ts';
import { mergeStudents } from '../contract/merge-students.ts';
import { expectAllWhole, openMergeClass, rowsOf } from './testing/two-accounts.ts';

const test = useTestApp();

it('The kept account has the work of both, its own level, and all points; the other one is in no roster', async () => {
  const { teacher, room, withQuizzes, merge, standing } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 2);
  const twin = await withQuizzes('Anna', 1);
  const before = { ana: (await standing(ana)).progress, twin: (await standing(twin)).progress };
  const reply = await merge(ana, twin);
  expect([reply.status, reply.data]).toEqual([200, { keptId: ana.id, joinedId: twin.id }]);
  const { progress, attempts } = await standing(ana);
  expect(progress).toMatchObject({
    mean: before.ana.mean,
    level: before.ana.level,
    epoch: before.ana.epoch,
    quizzes_taken: 3,
    total_points: before.ana.total_points + before.twin.total_points,
    counted_answers: before.ana.counted_answers + before.twin.counted_answers,
  });
  expect(attempts.filter(({ kind }) => kind === 'pretest').length).toBeGreaterThan(4);
  expect((await standing(twin)).attempts).toEqual([]);
  const history = await teacher.call(quizHistory, { params: { studentId: ana.id }, body: {} });
  expect(history.data.total).toBe(3);
  const roster = (await teacher.call(listStudentsOfClass, { params: { id: room.id } })).data.students;
  expect(roster.map(({ studentId, quizzesTaken }) => [studentId, quizzesTaken])).toEqual([[ana.id, 3]]);
  const { rows: days } = await test.database.pool.query(
    'select student_id, sum(quizzes)::int as quizzes from student_days where student_id = any($1) group by 1',
    [[ana.id, twin.id]],
  );
  expect(days).toEqual([{ student_id: ana.id, quizzes: 3 }]);
  await expectAllWhole(test);
});

it('The level is that of the other account where the kept one has none', async () => {
  const { room, withQuizzes, merge, standing, read } = await openMergeClass(test);
  const ana = await room.student('Ana');
  const twin = await withQuizzes('Anna', 1);
  const before = (await standing(twin)).progress;
  await merge(ana, twin);
  const after = (await standing(ana)).progress;
  const { mean, sd, level, pretest_status, initial_level, quizzes_taken, total_points } = before;
  expect(after).toMatchObject({
    mean,
    sd,
    level,
    pretest_status,
    initial_level,
    quizzes_taken,
    total_points,
  });
  await read(ana);
  expect((await standing(ana)).progress.quizzes_taken).toBe(2);
  await expectAllWhole(test);
});

it('Who logs in to the closed account with its password is told which one to use; nobody else is', async () => {
  const { withQuizzes, room, merge } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await room.student('Anna');
  await merge(ana, twin);
  expect((await twin.call(startQuiz, { query: {} })).status).toBe(401);
  const attempt = (password: string) =>
    test.world.anyone.call(logIn, { body: { username: twin.username, password } });
  const told = await attempt(twin.password);
  expect([told.status, told.problem]).toEqual([
    409,
    expect.objectContaining({ code: 'joined-account', detail: expect.stringContaining(ana.username) }),
  ]);
  const wrong = await attempt('not this one');
  expect([wrong.status, JSON.stringify(wrong.problem)]).toEqual([
    401,
    expect.not.stringContaining(ana.username),
  ]);
  expect((await test.world.anyone.call(logIn, { body: ana })).status).toBe(200);
});

it('What was open in the closed account ends, and what is open in the kept one goes on', async () => {
  const { withQuizzes, readSome, merge, standing } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  await readSome(ana, 2);
  await readSome(twin, 2);
  await merge(ana, twin);
  const statuses = (await standing(ana)).attempts.filter(({ status }) => status !== 'finished');
  expect(new Set(statuses.map(({ status }) => status))).toEqual(new Set(['open', 'stopped']));
  const opened = (await ana.call(startQuiz, { query: {} })).data;
  expect(opened.kind).toBe('quiz');
  await expectAllWhole(test);
});

it('The same call twice, and two at the same moment, join once', async () => {
  const { withQuizzes, merge, standing } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  const [one, other] = await Promise.all([merge(ana, twin), merge(twin, ana)]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  expect((await merge(ana, twin)).problem?.code).toBe('not-two-students');
  const taken = [(await standing(ana)).progress.quizzes_taken, (await standing(twin)).progress.quizzes_taken];
  expect(new Set(taken)).toEqual(new Set([0, 2]));
  await expectAllWhole(test);
});

it('An answer at the same moment is in the history of both or was never given', async () => {
  const { withQuizzes, read, merge } = await openMergeClass(test);
  const ana = await withQuizzes('Ana', 1);
  const twin = await withQuizzes('Anna', 1);
  const reading = read(twin).catch(() => undefined);
  await merge(ana, twin);
  await reading;
  const left = await rowsOf(test, twin.id);
  expect([left['attempts'], left['answers'], left['progress_events'], left['points_ledger']]).toEqual([
    [],
    [],
    [],
    [],
  ]);
  await expectAllWhole(test);
});

describe('It is refused', () => {
  it('for one account, for a student of another class, and for an account that is locked', async () => {
    const { teacher, room, merge } = await openMergeClass(test);
    const ana = await room.student('Ana');
    const twin = await room.student('Anna');
    const elsewhere = await (await teacher.class('Room 13')).student('Cat');
    expect((await merge(ana, ana)).problem?.code).toBe('not-two-students');
    expect((await merge(ana, elsewhere)).problem?.code).toBe('not-two-students');
    expect((await merge(elsewhere, ana)).problem?.code).toBe('not-two-students');
    await test.database.pool.query('update users set locked_at = now() where id = $1', [twin.id]);
    expect((await merge(ana, twin)).problem?.code).toBe('account-locked');
  });

  it('while the two do not count for the same class in a competition, and no longer', async () => {
    const world = await openCompetition(test);
    const [one, two] = [await world.room('One'), await world.room('Two')];
    const [ana, twin] = [await world.reader(one, 'Ana'), await world.reader(two, 'Anna')];
    const { competitionId } = await world.compete(one, two);
    const join = async (kept: Student, joined: Student) =>
      world
        .teacher()
        .call(mergeStudents, { body: { classId: one.id, keptId: kept.id, joinedId: joined.id } });
    await world.day(1);
    await world.teacher().call(addStudentsToClass, { body: { classId: one.id, studentIds: [twin.id] } });
    await world.read(twin);
    expect((await join(ana, twin)).problem?.code).toBe('in-competition');
    expect((await join(twin, ana)).problem?.code).toBe('in-competition');
    const late = await one.student('Late');
    expect((await join(ana, late)).problem?.code).toBe('in-competition');
    expect((await join(late, ana)).problem?.code).toBe('in-competition');
    await world.day(4);
    await world.count();
    const { rows } = await test.database.pool.query('select ended_at from competitions where id = $1', [
      competitionId,
    ]);
    expect(rows).toEqual([{ ended_at: expect.any(Date) }]);
    expect((await join(ana, twin)).status).toBe(200);
  });

  it('to a teacher whom nobody has approved, who has both in a class of their own', async () => {
    const bonus = await test.world.teacher('Bonus');
    const fake = await bonus.class('Bonus');
    const [ana, twin] = [await fake.student('Ana'), await fake.student('Anna')];
    const { merge } = await openMergeClass(test);
    const refused = await bonus.call(mergeStudents, {
      body: { classId: fake.id, keptId: ana.id, joinedId: twin.id },
    });
    expect([refused.status, refused.problem?.code]).toEqual([404, 'not-found']);
    expect((await merge(ana, twin)).problem?.code).toBe('not-two-students');
  });
});

it('The account of a parent is no twin of a student', async () => {
  const { room, merge } = await openMergeClass(test);
  const [ana, mother] = [await room.student('Ana'), await room.student('Maria')];
  await test.database.pool.query("update users set register_as = 'parent' where id = $1", [mother.id]);
  expect((await merge(ana, mother)).problem?.code).toBe('not-two-students');
  expect((await merge(mother, ana)).problem?.code).toBe('not-two-students');
});
