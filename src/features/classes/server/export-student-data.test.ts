import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { placeByPretest } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Student, Teacher } from '#app/server/world.ts';
import { exportStudentData } from '../contract/student-data.ts';

const test = useTestApp();

const exportBy = (by: Teacher | Student, { id: studentId }: Student) =>
  by.call(exportStudentData, { body: { studentId } });

it('gives an approved teacher the work of a student, and nothing that a teacher does not see', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const ana = await placeByPretest(test, await (await rivera.class('Room 12')).student('Ana'));
  await test.database.pool.query(
    'update users set birth_year = 2016, birth_month = 5, settings = $2 where id = $1',
    [ana.id, { colors: 'quiet-green' }],
  );
  await test.database.pool.query(
    `insert into reader_marks (student_id, passage_version_id, marks, changed_at)
     select $1, min(id), '[{"paragraph": 1, "start": 0, "end": 3, "note": "my secret fox"}]', now() from passage_versions`,
    [ana.id],
  );
  const { files } = (await exportBy(rivera, ana)).data;
  const names = files.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining([
      'page-for-the-family.html',
      'users.csv',
      'class_students.csv',
      'attempts.csv',
      'answers.csv',
      'student_progress.csv',
    ]),
  );
  expect(names).not.toContain('reader_marks.csv');
  expect(names).not.toContain('sessions.csv');
  const text = JSON.stringify(files);
  expect(text).not.toMatch(/birth_|2016|quiet-green|my secret fox|argon2/);
  expect(files.find(({ name }) => name === 'names_of_classes.csv')?.text).toContain('Room 12');
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id, detail from audit_log where act = 'export-person'",
  );
  expect(rows).toEqual([{ actor_user_id: rivera.id, subject_user_id: ana.id, detail: { forTeacher: true } }]);
});

it('is for approved teachers of the student alone: anyone can register as a teacher', async () => {
  const [rivera, novak] = [await approvedTeacher(test, 'Rivera'), await approvedTeacher(test, 'Novak')];
  const child = await test.world.teacher('Child');
  const ana = await (await rivera.class('Room 12')).student('Ana');
  const ben = await (await child.class('Best Friends')).student('Ben');
  expect((await exportBy(novak, ana)).status).toBe(404);
  expect((await exportBy(child, ana)).status).toBe(404);
  expect((await exportBy(child, ben)).status).toBe(404);
  expect((await exportBy(ben, ben)).status).toBe(403);
  const { rows } = await test.database.pool.query(
    "select 1 from audit_log where act = 'export-person' and actor_user_id = any($1)",
    [[novak.id, child.id, ben.id]],
  );
  expect(rows).toEqual([]);
});
