import { expect, it } from 'vitest';
import { approve } from '#app/server/testing/approved-teacher.ts';
import { openEssayClass } from '#app/server/testing/essay-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student } from '#app/server/world.ts';
import { setPretest } from '#features/activities/server/testing/ask-for-pretest.ts';
import { inviteTeacher } from '#features/classes/contract/teacher-invitations.ts';
import { scoreEssay } from '#features/essays/contract/endpoints.ts';
import { startPretest } from '#features/quiz/contract/endpoints.ts';
import { expectWhole } from '#features/quiz/server/testing/reset-checks.ts';
import { mergeStudents, undoMerge } from '../contract/merge-students.ts';
import { expectAllWhole, rowsOf, TABLES } from './testing/two-accounts.ts';

const test = useTestApp();
const query = async (text: string, ...values: unknown[]) =>
  (await test.database.pool.query(text, values)).rows;

/** Two students of a class with essays, highlights, an assigned passage, a pretest that is asked for, and a teacher whom they asked. */
async function setUp() {
  const { teacher, room, writer, handIn } = await openEssayClass(test);
  await approve(test, teacher);
  const [ana, twin] = [await writer('Ana'), await writer('Anna')];
  for (const student of [ana, twin]) await handIn(student);
  await setPretest(teacher, room.id);
  await ana.call(startPretest, { params: { id: ana.id } });
  await twin.call(startPretest, { params: { id: twin.id } });
  await twin.call(inviteTeacher, { body: { email: 'novak@school.example' } });
  const [activity] = await query(
    `insert into activities (class_id, kind, passage_id, whole_class, start_day, due_day, created_at)
     select $1, 'PASSAGE', min(passage_id), true, 20000, 29000, now() from attempts where student_id = $2 returning id`,
    room.id,
    ana.id,
  );
  for (const student of [ana, twin])
    await query(
      `update attempts set activity_id = $1 where student_id = $2 and kind = 'practice' and status = 'finished'`,
      activity.id,
      student.id,
    );
  const marks = '[{"paragraph": 1, "start": 0, "end": 4, "note": "mine"}]';
  await query(
    `insert into reader_marks (student_id, passage_version_id, marks, changed_at)
     select $1::bigint, v.id, $3::jsonb, now() from (select id from passage_versions order by id limit 2) v
     union all select $2::bigint, v.id, $3::jsonb, now() from (select id from passage_versions order by id limit 1) v`,
    twin.id,
    ana.id,
    marks,
  );
  // A key that one account has used, and the other too.
  await query(
    `update answers set idempotency_key = (select idempotency_key from answers where student_id = $1 order by attempt_id, position limit 1)
      where student_id = $2 and (attempt_id, position) = (select attempt_id, position from answers where student_id = $2 order by 1, 2 limit 1)`,
    ana.id,
    twin.id,
  );
  await query(
    `with contest as (
       insert into competitions (kind, first_day, last_day, created_at, ended_at)
       values ('LOCAL_COMPETITION', 20000, 20006, now(), now()) returning id),
     entry as (
       insert into competition_classes (competition_id, class_id, activity_id, roster) select id, $1, $2, 1 from contest returning competition_id)
     insert into competition_students (student_id, competition_id, class_id) select $3, competition_id, $1 from entry`,
    room.id,
    activity.id,
    twin.id,
  );
  const body = { classId: room.id, keptId: ana.id, joinedId: twin.id };
  return { teacher, ana, twin, body };
}

/** What the tests compare before a merge and after its undo; the keys of answers may be others. */
async function everything(student: Student) {
  const { class_students: _, answers, ...rows } = await rowsOf(test, student.id);
  return { ...rows, answers: answers?.map((row) => ({ ...JSON.parse(String(row)), idempotency_key: '' })) };
}

/** Rows of a student that a merge leaves where they are, each with the reason. */
const LEFT_ALONE = {
  account_merges: 'it is what the merge itself is noted in',
  family_codes: 'a code leads to the account that it was made for',
  family_consents: 'what a parent decided about one account is no decision about another',
  family_links: 'a teacher confirms a parent for one account',
  offers: 'passages on offer are dropped and offered anew',
  progress_resets: 'an undo of a start needs the account in the class',
  rescored_students: 'what a corrected key changed is added, and taken away by an undo',
  school_year_moves: 'the undo of a year finds the account in its new class no more',
  student_badges: 'a badge opens the account that it was made for',
  student_skill_years: 'an earlier release kept it',
  students_to_count: 'it only says that figures are to be counted',
};

it('Every table with rows of a student is moved, or left alone for a reason', async () => {
  const tables = await query(
    `select table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where column_name = 'student_id' and table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const known = new Set([...TABLES, ...Object.keys(LEFT_ALONE)]);
  expect(new Set(tables.map(({ name }) => name))).toEqual(known);
});

it('Everything of any kind moves, and comes back', async () => {
  const { teacher, ana, twin, body } = await setUp();
  const before = [await everything(ana), await everything(twin)];
  expect((await teacher.call(mergeStudents, { body })).status).toBe(200);
  expect(await query('select student_id from essays where student_id = any($1)', [ana.id, twin.id])).toEqual([
    { student_id: ana.id },
    { student_id: ana.id },
  ]);
  const versions = await query(
    'select student_id, count(*)::int as n from reader_marks where student_id = any($1) group by 1 order by 1',
    [ana.id, twin.id],
  );
  // Both marked the first passage: each keeps its own.
  expect(versions).toEqual([
    { student_id: ana.id, n: 2 },
    { student_id: twin.id, n: 1 },
  ]);
  const assigned = await query(
    'select count(*)::int as n from attempts where student_id = $1 and activity_id is not null',
    ana.id,
  );
  expect(assigned).toEqual([{ n: 1 }]);
  const contests = await query('select 1 from competition_students where student_id = $1', ana.id);
  expect(contests).toHaveLength(1);
  expect(
    await query('select answered_at is null as open from teacher_invitations where student_id = $1', twin.id),
  ).toEqual([{ open: false }]);
  await expectWhole(test);
  expect((await teacher.call(undoMerge, { body })).status).toBe(200);
  const [kept, joined] = [await everything(ana), await everything(twin)];
  expect(joined).toEqual(before[1]);
  // The pretest that runs has a later number than those that were beside it.
  const PRETEST = ['attempts', 'student_progress', 'activity_pretests', 'progress_events'];
  for (const [table, rows] of Object.entries(before[0] ?? {}))
    if (!PRETEST.includes(table)) expect([table, kept[table as keyof typeof kept]]).toEqual([table, rows]);
  await expectAllWhole(test);
});

it('A score that was given since goes with its essay', async () => {
  const { teacher, ana, twin, body } = await setUp();
  await teacher.call(mergeStudents, { body });
  const [essay] = await query(
    `select e.attempt_id from essays e join account_merges m on e.attempt_id = any(m.attempts) where m.student_id = $1`,
    twin.id,
  );
  const scored = await teacher.call(scoreEssay, {
    body: { studentId: ana.id, attemptId: essay.attempt_id, score: 4, comment: 'Careful work.' },
  });
  expect(scored.status).toBe(200);
  await teacher.call(undoMerge, { body });
  expect(await query('select student_id, score from essays where attempt_id = $1', essay.attempt_id)).toEqual(
    [{ student_id: twin.id, score: 4 }],
  );
  await expectAllWhole(test);
});

it('A corrected key is noted for what it changed, also after a merge, its undo, and another merge', async () => {
  const { teacher, ana, twin, body } = await setUp();
  const notes = () =>
    query(
      `select student_id, attempts, points from rescored_students where student_id = any($1) order by student_id, correction_id`,
      [ana.id, twin.id],
    );
  await query(
    `with corrections as (
       insert into key_corrections (question_id, option_id, reason, corrected_at)
       select question_id, id, 'It was the other one.', now() from answer_options order by id limit 2 returning id)
     insert into rescored_students (student_id, correction_id, attempts, points, level_before, level_after)
     select $1::bigint, id, 2, 20, 4, 4 from corrections union all select $2::bigint, min(id), 1, 10, 4, 4 from corrections`,
    twin.id,
    ana.id,
  );
  const before = await notes();
  await teacher.call(mergeStudents, { body });
  const together = await notes();
  expect(together.filter(({ student_id }) => student_id === ana.id)).toEqual([
    { student_id: ana.id, attempts: 3, points: 30 },
    { student_id: ana.id, attempts: 2, points: 20 },
  ]);
  await teacher.call(undoMerge, { body: { classId: body.classId, joinedId: twin.id } });
  expect(await notes()).toEqual(before);
  await teacher.call(mergeStudents, { body });
  expect(await notes()).toEqual(together);
});
