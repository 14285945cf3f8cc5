import { expect, it } from 'vitest';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { exportOwnData } from '../contract/own-data.ts';

const test = useTestApp();

it('gives a teacher everything about them, without a secret, and records it', async () => {
  const rivera = await test.world.teacher('Rivera');
  const room = await rivera.class('Room 12');
  const ana = await room.student('Ana');
  const { fileName, files } = (await rivera.call(exportOwnData, {})).data;
  expect(fileName).toBe(`openleaf-${rivera.username}-2026-10-14.zip`);
  const names = files.map(({ name }) => name);
  expect(names.slice(0, 2)).toEqual(['read-me.txt', 'everything.json']);
  expect(names).toEqual(expect.arrayContaining(['users.csv', 'classes.csv', 'sessions.csv']));
  const all = JSON.parse(files[1]?.text ?? '') as { tables: Record<string, Record<string, unknown>[]> };
  expect(all.tables['users']).toMatchObject([{ id: rivera.id, username: rivera.username, role: 'teacher' }]);
  expect(all.tables['classes']).toMatchObject([{ id: room.id, name: 'Room 12' }]);
  const text = JSON.stringify(files);
  expect(text).not.toMatch(/argon2|token_hash|password_hash/);
  expect(text).not.toContain(ana.username);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id, detail from audit_log where act = 'export-person'",
  );
  expect(rows).toEqual([
    { actor_user_id: rivera.id, subject_user_id: rivera.id, detail: { forTeacher: false } },
  ]);
});

it('is not for students: their file holds which answers of a pretest were right', async () => {
  const ana = await test.world.student('Ana');
  expect((await ana.call(exportOwnData, {})).status).toBe(403);
});
