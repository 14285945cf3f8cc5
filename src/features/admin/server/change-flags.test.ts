import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { QUICK_PASSWORDS } from '#app/server/testing/recorded-app.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Person } from '#app/server/world.ts';
import { logInByBadge } from '#features/accounts/contract/badge-login.ts';
import type { FlagName } from '#features/accounts/core/feature-flags.ts';
import { badgeOf, switchBadgesOf } from '#features/classes/server/testing/badge-of.ts';
import { exportOwnData } from '#features/own-data/contract/own-data.ts';
import { generateWorksheet } from '#features/reports/contract/documents.ts';
import { getSession } from '#features/session/contract/endpoints.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { changeFlag, listFlags } from '../contract/flags.ts';

const test = useTestApp({}, QUICK_PASSWORDS);
let admin: Person;
beforeEach(async () => {
  await test.database.pool.query('delete from feature_flags');
  admin = await test.world.admin('Noor');
});
const change = (name: FlagName, ...roles: Role[]) => admin.call(changeFlag, { body: { name, roles } });
const flagsOf = async (person: Person) =>
  (JSON.parse((await person.call(getSession, {})).data.user.userSettings) as { feature_flags: unknown })
    .feature_flags;

it('lists every flag as off until somebody switches it, and says who did', async () => {
  const listed = async () => (await admin.call(listFlags, {})).data.flags;
  expect(await listed()).toContainEqual({
    name: 'pause_badges',
    roles: [],
    changedAt: null,
    changedBy: null,
  });
  expect((await change('pause_badges', 'student')).data).toEqual({ changed: true });
  expect(await listed()).toContainEqual({
    name: 'pause_badges',
    roles: ['student'],
    changedAt: test.clock.now().toISOString(),
    changedBy: admin.username,
  });
});

it('tells each person the flags of their role alone, and none where none is on', async () => {
  const teacher = await test.world.teacher('Rivera');
  const student = await test.world.student('Ana');
  expect([await flagsOf(teacher), await flagsOf(student)]).toEqual([{}, {}]);
  await change('pause_downloads', 'admin', 'teacher');
  await change('pause_badges', 'student');
  expect([await flagsOf(teacher), await flagsOf(student)]).toEqual([
    { pause_downloads: true },
    { pause_badges: true },
  ]);
  await change('pause_downloads', 'admin');
  expect(await flagsOf(teacher)).toEqual({});
});

it('takes a row of a release that knew other flags for none', async () => {
  await test.database.pool.query("insert into feature_flags values ('of_old', '{student}', now(), null)");
  expect(await flagsOf(await test.world.student('Ana'))).toEqual({});
  expect((await admin.call(listFlags, {})).data.flags.map(({ name }) => name)).not.toContain('of_old');
});

it('records a switch once, and not what was so before', async () => {
  await change('pause_downloads', 'teacher', 'admin');
  expect((await change('pause_downloads', 'admin', 'teacher')).data).toEqual({ changed: false });
  await change('pause_downloads');
  const { rows } = await test.database.pool.query(
    "select detail from audit_log where act = 'change-flag' and actor_user_id = $1 order by id",
    [admin.id],
  );
  expect(rows).toEqual([
    { detail: { flag: 'pause_downloads', onFor: 'teachers, admins' } },
    { detail: { flag: 'pause_downloads', onFor: 'nobody' } },
  ]);
});

it('refuses a role for which a flag would do nothing, and a flag that is none', async () => {
  expect((await change('pause_badges', 'teacher')).problem.errors[0]?.path).toBe('roles');
  const unknown = await test.app.server.inject({
    method: 'POST',
    url: '/api/admin/flags/change',
    headers: { authorization: `Bearer ${admin.token}` },
    payload: { name: 'sell_the_boat', roles: [] },
  });
  expect(unknown.statusCode).toBe(400);
});

it('lets nobody in by a badge while badges are paused, and again after it', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await switchBadgesOf(rivera, room, true);
  const badge = await badgeOf(rivera, room, ana);
  const logIn = () => test.world.anyone.call(logInByBadge, { body: { badge } });
  await change('pause_badges', 'student');
  expect((await logIn()).problem.code).toBe('badges-paused');
  await change('pause_badges');
  expect((await logIn()).status).toBe(200);
});

it('makes no document and no download while they are paused for teachers', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const { versionId } = test.app.services.library.current('practice')[0]!;
  const ask = () => rivera.call(generateWorksheet, { body: { versionId, parts: 'sheet' } });
  await change('pause_downloads', 'admin');
  expect((await ask()).status).toBe(200);
  await change('pause_downloads', 'teacher');
  expect((await ask()).problem.code).toBe('documents-paused');
  expect((await rivera.call(exportOwnData, {})).problem.code).toBe('downloads-paused');
});

it('is for admins alone', async () => {
  const teacher = await test.world.teacher('Lee');
  expect((await teacher.call(listFlags, {})).status).toBe(403);
  expect((await teacher.call(changeFlag, { body: { name: 'pause_badges', roles: [] } })).status).toBe(403);
});
