import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import type { Teacher } from '#app/server/world.ts';
import { toWire } from '#platform/endpoint/contract/wire.ts';
import { getClass, updateClass } from '../contract/endpoints.ts';
import { defaultClassSettings } from '../core/class-settings.ts';
import { settingsText } from './class-settings-column.ts';

const test = useTestApp();
const update = (teacher: Teacher, id: number, form: object) =>
  teacher.call(updateClass, { params: { id }, body: { teacherId: teacher.id, ...form } });

it('A class is changed by what is sent, and keeps the rest', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', { settings: { showPoints: false } });
  const { data } = await update(teacher, room.id, { settings: { lowestLevel: 2, highestLevel: 6 } });
  expect(data).toMatchObject({ name: 'Room 12', grade: 4, classCode: room.code });
  expect(data.settings).toMatchObject({
    showPoints: false,
    lowestLevel: 2,
    highestLevel: 6,
    showGrade: true,
  });
  expect(JSON.parse(data.settingsText)).toEqual(toWire().value(data.settings));
});

it('Every field of a class can be changed', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const form = {
    name: 'Room 14',
    grade: 9,
    belowThirteen: false,
    includeEssays: true,
    maySkipEssays: true,
    timezone: 'Europe/Berlin',
  } as const;
  await update(teacher, room.id, form);
  expect((await teacher.call(getClass, { params: { id: room.id } })).data).toMatchObject(form);
});

it('The server refuses levels in the wrong order, also against the level that is kept', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12', { settings: { highestLevel: 6 } });
  for (const settings of [{ lowestLevel: 7, highestLevel: 3 }, { lowestLevel: 7 }])
    expect((await update(teacher, room.id, { settings })).problem).toMatchObject({
      status: 422,
      code: 'levels-crossed',
      errors: [{ path: 'settings.lowestLevel' }],
    });
});

it('The server refuses a time zone that it does not know, at its field', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  expect((await update(teacher, room.id, { timezone: 'Nowhere/Land' })).problem).toMatchObject({
    status: 422,
    code: 'unknown-zone',
    errors: [{ path: 'timezone' }],
  });
});

it.each(['Room\u000012', 'Room\u202E12', '\u3164', 'Room 1\n2'])(
  'The server refuses %j as the name of a class',
  async (name) => {
    const teacher = await test.world.teacher('Rivera');
    const room = await teacher.class('Room 12');
    const { problem } = await update(teacher, room.id, { name });
    expect(problem).toMatchObject({ code: 'invalid-request', errors: [{ path: 'name' }] });
  },
);

it('A teacher changes no class of another teacher, and gives no class away', async () => {
  const [rivera, novak] = [await test.world.teacher('Rivera'), await test.world.teacher('Novak')];
  const room = await rivera.class('Room 12');
  expect((await update(novak, room.id, { name: 'Mine' })).status).toBe(404);
  expect((await update(rivera, room.id, { name: 'Yours', teacherId: novak.id })).status).toBe(404);
  expect((await rivera.call(getClass, { params: { id: room.id } })).data.name).toBe('Room 12');
});

it('The icon of a class is none, or one of the set, and its color, too', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const icon = (iconUrl: '' | '/icons/leaf.svg') => update(teacher, room.id, { settings: { iconUrl } });
  for (const iconUrl of ['/icons/leaf.svg', ''] as const)
    expect((await icon(iconUrl)).data.settings).toMatchObject({ iconUrl });
  for (const iconUrl of [
    'javascript:alert(1)',
    'https://evil.example/a.png',
    '//evil.example/a.png',
    '/\\evil.example/a.png',
    '/\t/evil.example/a.png',
    'data:image/svg+xml,<svg/>',
    'icons/leaf.svg',
    '/icons/dragon.svg',
  ])
    expect((await icon(iconUrl as '')).status, iconUrl).toBe(400);
  const color = (iconColor: string) => update(teacher, room.id, { settings: { iconColor: iconColor as '' } });
  expect((await color('#C04368')).data.settings).toMatchObject({ iconColor: '#C04368' });
  for (const other of ['#000000', 'red', '#c04368']) expect((await color(other)).status, other).toBe(400);
});

it('reads an icon and a color that an earlier release kept, and that are none of ours, as none', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const stored = settingsText({
    ...defaultClassSettings,
    iconUrl: 'javascript:alert(1)' as '',
    iconColor: '#1F6B4A' as '',
  });
  await test.database.pool.query('update classes set settings = $1 where id = $2', [stored, room.id]);
  const { data } = await teacher.call(getClass, { params: { id: room.id } });
  expect(data.settings).toMatchObject({ iconUrl: '', iconColor: '' });
});

it('Changes of the same moment are all kept', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  const all = { showPoints: false, showGrade: false, studentChooses: false };
  await Promise.all(
    Object.entries(all).map(([name, value]) => update(teacher, room.id, { settings: { [name]: value } })),
  );
  const { data } = await teacher.call(getClass, { params: { id: room.id } });
  expect(data.settings).toMatchObject(all);
});

it('records when the rules for under 13 are turned off and on, and nothing when they stay', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  for (const belowThirteen of [true, false, false, true]) await update(teacher, room.id, { belowThirteen });
  await update(teacher, room.id, { name: 'Room 14' });
  const acts = await test.database.pool.query(
    "select act, detail from audit_log where act like '%under-thirteen' and actor_user_id = $1 order by id",
    [teacher.id],
  );
  const detail = { classId: room.id };
  expect(acts.rows).toEqual([
    { act: 'turn-off-under-thirteen', detail },
    { act: 'turn-on-under-thirteen', detail },
  ]);
});

it('records a new class of young students without the rules for under 13, and no other', async () => {
  const teacher = await test.world.teacher('Rivera');
  const without = await teacher.class('Room 12', { grade: 4, belowThirteen: false });
  await teacher.class('Room 13', { grade: 4, belowThirteen: true });
  await teacher.class('Room 14', { grade: 10, belowThirteen: false });
  const acts = await test.database.pool.query(
    "select detail from audit_log where act = 'turn-off-under-thirteen' and actor_user_id = $1",
    [teacher.id],
  );
  expect(acts.rows).toEqual([{ detail: { classId: without.id } }]);
});

it('keeps in the audit log that a class was renamed, and no other change of it', async () => {
  const teacher = await test.world.teacher('Rivera');
  const room = await teacher.class('Room 12');
  for (const form of [{ grade: 4 }, { name: 'Room 14' }, { name: 'Room 14' }])
    await update(teacher, room.id, form);
  const { rows } = await test.database.pool.query(
    "select detail from audit_log where act = 'rename-class' and actor_user_id = $1",
    [teacher.id],
  );
  expect(rows).toEqual([{ detail: { classId: room.id } }]);
});
