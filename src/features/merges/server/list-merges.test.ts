import { beforeEach, expect, it } from 'vitest';
import { approvedTeacher } from '#app/server/testing/approved-teacher.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { SchoolClass, Teacher } from '#app/server/world.ts';
import { joinClass } from '#features/classes/contract/endpoints.ts';
import { listMerges } from '../contract/merge-students.ts';
import { DAYS_TO_UNDO_MERGE } from '../core/undo-merge.ts';
import { openMergeClass } from './testing/two-accounts.ts';

const test = useTestApp();
let open: Awaited<ReturnType<typeof openMergeClass>>;
beforeEach(async () => {
  open = await openMergeClass(test);
});
const list = (by: Teacher = open.teacher, { id }: Pick<SchoolClass, 'id'> = open.room) =>
  by.call(listMerges, { params: { id } });
const joined = async (...of: Parameters<typeof list>) =>
  (await list(...of)).data.students.map(({ joinedId }) => joinedId);

it('tells which account is kept, and which one was closed when', async () => {
  const { room, merge } = open;
  expect((await list()).data).toEqual({ students: [] });
  const [ana, twin] = [await room.student('Ana'), await room.student('Anna')];
  await merge(ana, twin);
  expect((await list()).data.students).toEqual([
    {
      joinedId: twin.id,
      joinedUsername: twin.username,
      keptId: ana.id,
      username: ana.username,
      firstName: 'Ana',
      lastName: 'Lopez',
      mergedAt: test.clock.now().toISOString(),
      byName: null,
    },
  ]);
});

it('has the last one first, and none that was undone', async () => {
  const { room, merge, undo } = open;
  const [ana, anna] = [await room.student('Ana'), await room.student('Anna')];
  const [ben, benny] = [await room.student('Ben'), await room.student('Benny')];
  await merge(ana, anna);
  test.clock.pass(60);
  await merge(ben, benny);
  expect(await joined()).toEqual([benny.id, anna.id]);
  await undo(benny);
  expect(await joined()).toEqual([anna.id]);
});

it('has one for seven days', async () => {
  const { room, merge } = open;
  const [ana, twin] = [await room.student('Ana'), await room.student('Anna')];
  await merge(ana, twin);
  const merged = (ago: number) =>
    test.database.pool.query('update account_merges set merged_at = $1 where student_id = $2', [
      new Date(test.clock.now().getTime() - ago),
      twin.id,
    ]);
  await merged(DAYS_TO_UNDO_MERGE * 86_400_000 - 1000);
  expect(await joined()).toEqual([twin.id]);
  await merged(DAYS_TO_UNDO_MERGE * 86_400_000);
  expect(await joined()).toEqual([]);
});

it('has those of colleagues in another class, which the kept account came into, with their names', async () => {
  const { room, merge } = open;
  const moss = await approvedTeacher(test, 'Moss');
  const club = await moss.class('Club');
  const [ana, twin] = [await room.student('Ana'), await room.student('Anna')];
  await twin.call(joinClass, { body: { classCode: club.code } });
  await merge(ana, twin);
  expect((await list(moss, club)).data.students).toMatchObject([
    { keptId: ana.id, joinedId: twin.id, byName: expect.stringContaining('Rivera') },
  ]);
});

it('is for approved teachers of the class', async () => {
  expect((await list(await approvedTeacher(test, 'Moss'))).status).toBe(404);
  const child = await test.world.teacher('A child');
  expect((await list(child, await child.class('A trap'))).status).toBe(404);
});
