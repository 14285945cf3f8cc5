import { expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import { codeExpiry } from '#platform/time/core/code-expiry.ts';
import { readBadges } from '../contract/badges.ts';
import { badgeOf, switchBadgesOf } from './testing/badge-of.ts';

const test = useTestApp();

const read = async (teacher: Teacher, { id }: SchoolClass) =>
  (await teacher.call(readBadges, { params: { id } })).data;

it('is off at first, on until the school year ends, and records each change once', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  expect(await read(rivera, room)).toEqual({ badgesUntil: null, holders: [] });
  const badgesUntil = new Date(codeExpiry(test.clock.now().getTime(), 'America/New_York')).toISOString();
  expect((await switchBadgesOf(rivera, room, true)).data).toEqual({ badgesUntil });
  expect((await switchBadgesOf(rivera, room, true)).data).toEqual({ badgesUntil });
  expect((await switchBadgesOf(rivera, room, false)).data).toEqual({ badgesUntil: null });
  expect((await switchBadgesOf(rivera, room, false)).data).toEqual({ badgesUntil: null });
  const { rows } = await test.database.pool.query(
    'select act from audit_log where actor_user_id = $1 and act like $2 order by id',
    [rivera.id, 'switch-badges%'],
  );
  expect(rows).toEqual([{ act: 'switch-badges-on' }, { act: 'switch-badges-off' }]);
});

it('brings no badge back that was switched off, or whose school year is over', async () => {
  const rivera = await approvedTeacher(test, 'Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  await switchBadgesOf(rivera, room, true);
  await badgeOf(rivera, room, ana);
  await switchBadgesOf(rivera, room, false);
  await switchBadgesOf(rivera, room, true);
  expect((await read(rivera, room)).holders).toEqual([]);
  await badgeOf(rivera, room, ana);
  expect((await read(rivera, room)).holders).toHaveLength(1);
  await test.database.pool.query(
    "update class_badges set switched_on_at = $2::timestamptz - interval '1 year', on_until = $2 where class_id = $1",
    [room.id, test.clock.now()],
  );
  expect(await read(rivera, room)).toEqual({ badgesUntil: null, holders: [] });
  await switchBadgesOf(rivera, room, true);
  expect((await read(rivera, room)).holders).toEqual([]);
});
