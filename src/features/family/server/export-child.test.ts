import { expect, it } from 'vitest';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { enter, familyOf } from '#features/parents/server/testing/family-of.ts';
import { exportChild } from '../contract/child.ts';
import { childOf } from './testing/child-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('gives a parent what a teacher gets, with the link and no private note or device, and records it', async () => {
  const { ana, parent } = await childOf(test);
  const { files, fileName } = (await parent.call(exportChild, { body: { studentId: ana.id } })).data;
  expect(fileName).toContain(ana.username);
  const names = files.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['page-for-the-family.html', 'family_links.csv']));
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by, detail from audit_log where act = 'export-person' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ by: parent.id, detail: { forTeacher: true } }]);
  for (const name of ['sessions.csv', 'reader_marks.csv', 'teacher_invitations.csv'])
    expect(names).not.toContain(name);
});

it('is not for who waits to be confirmed', async () => {
  const { ana, parent, familyCode } = await familyOf(test);
  await enter(parent, familyCode);
  expect((await parent.call(exportChild, { body: { studentId: ana.id } })).status).toBe(404);
});
