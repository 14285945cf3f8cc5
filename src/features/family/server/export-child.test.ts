import { expect, it } from 'vitest';
import { placeByPretest } from '#app/server/testing/reading-class.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { enter, familyOf, linkParent } from '#features/parents/server/testing/family-of.ts';
import { exportChild, giveConsent } from '../contract/child.ts';
import { CONSENT_VERSION } from '../core/consent-text.ts';
import { childOf } from './testing/child-of.ts';

const test = useTestApp({}, QUICK_PASSWORDS);

it('gives a parent the work, and nothing that a class may hide or that is of the other parent, and records it', async () => {
  const { teacher, familyCode, ...family } = await childOf(test);
  const { ana, parent } = family;
  const other = await test.world.parent('Jo');
  await linkParent({ teacher, familyCode, ana, parent: other });
  await other.call(giveConsent, { body: { studentId: ana.id, textVersion: CONSENT_VERSION } });
  const { files, fileName } = (await parent.call(exportChild, { body: { studentId: ana.id } })).data;
  expect(fileName).toContain(ana.username);
  const names = files.map(({ name }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['page-for-the-family.html', 'users.csv', 'class_students.csv']),
  );
  const { rows } = await test.database.pool.query(
    "select actor_user_id as by, detail from audit_log where act = 'export-person' and subject_user_id = $1",
    [ana.id],
  );
  expect(rows).toEqual([{ by: parent.id, detail: { forParent: true } }]);
  for (const name of [
    'sessions.csv',
    'reader_marks.csv',
    'teacher_invitations.csv',
    'family_links.csv',
    'family_consents.csv',
    'points_ledger.csv',
    'progress_events.csv',
  ])
    expect(names).not.toContain(name);
});

it('is not for who waits to be confirmed', async () => {
  const { ana, parent, familyCode } = await familyOf(test);
  await enter(parent, familyCode);
  expect((await parent.call(exportChild, { body: { studentId: ana.id } })).status).toBe(404);
});

it('has the answers of a pretest and not which were right, and no points or level', async () => {
  const { ana, parent } = await childOf(test);
  await placeByPretest(test, ana);
  const { username, password } = parent;
  // A pretest takes longer than a session may be idle.
  const again = await test.world.logIn(username, password);
  const { files } = (await again.call(exportChild, { body: { studentId: ana.id } })).data;
  const columnsOf = (name: string) => files.find((file) => file.name === name)?.text.split('\r\n')[0] ?? '';
  expect(columnsOf('answers.csv')).toContain('option_id');
  expect(columnsOf('attempts.csv')).toContain('finished_at');
  expect(columnsOf('student_progress.csv')).toContain('pretest_status');
  expect(columnsOf('names_of_passages.csv')).toContain('title');
  for (const { name } of files.filter((file) => file.name.endsWith('.csv')))
    expect([name, columnsOf(name)]).toEqual([
      name,
      expect.not.stringMatching(/\bmarks\b|points|\blevel\b|\bmean\b|right_counted|state_/),
    ]);
  expect(columnsOf('answers.csv')).not.toContain('is_right');
});
