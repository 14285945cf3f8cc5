import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { archiveClass, getArchivedClass, listArchivedClasses, restoreClass } from '../contract/archive.ts';
import { removeStudentsFromClass } from '../contract/class-members.ts';

const test = useTestApp();

it('lists the archived classes of the teacher, the newest first, with their students', async () => {
  const rivera = await test.world.teacher('Rivera');
  const [first, second] = [await rivera.class('Room 1'), await rivera.class('Room 2', { grade: 5 })];
  await rivera.class('Room 3');
  await first.student('Ana');
  const ben = await first.student('Ben');
  await rivera.call(removeStudentsFromClass, { body: { classId: first.id, studentIds: [ben.id] } });
  for (const { id } of [first, second]) {
    await rivera.call(archiveClass, { params: { id } });
    test.clock.pass(60);
  }
  const { data } = await rivera.call(listArchivedClasses, {});
  expect(data).toMatchObject({
    classes: [
      { name: 'Room 2', grade: 5, studentCount: 0 },
      { name: 'Room 1', grade: 4, studentCount: 1 },
    ],
    more: 0,
  });
  expect(Date.parse(data.classes[0]?.archivedAt ?? '')).toBe(test.clock.now().getTime() - 60_000);
  const novak = await test.world.teacher('Novak');
  expect((await novak.call(listArchivedClasses, {})).data.classes).toEqual([]);
});

it('tells one archived class to its owner alone, while it is archived', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const room = await rivera.class('Room 1');
  const read = (by = rivera) => by.call(getArchivedClass, { params: { id: room.id } });
  expect((await read()).status).toBe(404);
  await rivera.call(archiveClass, { params: { id: room.id } });
  expect((await read()).data).toMatchObject({ id: room.id, name: 'Room 1', studentCount: 0 });
  expect((await read(novak)).status).toBe(404);
  await rivera.call(restoreClass, { body: { classId: room.id } });
  expect((await read()).status).toBe(404);
});
