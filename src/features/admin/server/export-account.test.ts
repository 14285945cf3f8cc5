import { expect, it } from 'vitest';
import { openReadingClass } from '#app/server/testing/reading-class.ts';
import { useTestApp } from '#app/server/testing/test-app.ts';
import { openMergeClass } from '#features/merges/server/testing/two-accounts.ts';
import { exportAccount } from '../contract/account-data.ts';

const test = useTestApp();

it('gives an admin everything that is kept about a student', async () => {
  const { reader, read } = await openReadingClass(test);
  const ana = await reader('Ana');
  await read(ana);
  const admin = await test.world.admin('Noor');
  const { files } = (await admin.call(exportAccount, { body: { userId: ana.id } })).data;
  const { tables } = JSON.parse(files.find(({ name }) => name.endsWith('.json'))?.text ?? '') as {
    tables: Record<string, { id: number }[]>;
  };
  const counted = async (table: string) =>
    (
      await test.database.pool.query(`select count(*)::int as n from ${table} where student_id = $1`, [
        ana.id,
      ])
    ).rows[0].n as number;
  for (const table of ['attempts', 'answers', 'points_ledger', 'progress_events', 'offers'])
    expect([table, tables[table]?.length]).toEqual([table, await counted(table)]);
  expect(tables['sessions']).toHaveLength(1);
  expect(tables['names_of_passages']?.length).toBeGreaterThan(0);
  const { rows } = await test.database.pool.query(
    "select actor_user_id, subject_user_id from audit_log where act = 'export-person'",
  );
  expect(rows).toEqual([{ actor_user_id: admin.id, subject_user_id: ana.id }]);
});

it('has the accounts that were joined to the one of the student', async () => {
  const { room, merge } = await openMergeClass(test);
  const [ana, twin, third] = [
    await room.student('Ana'),
    await room.student('Anna'),
    await room.student('Ann'),
  ];
  await merge(twin, third);
  await merge(ana, twin);
  const admin = await test.world.admin('Noor');
  const { files } = (await admin.call(exportAccount, { body: { userId: ana.id } })).data;
  const { tables } = JSON.parse(files.find(({ name }) => name.endsWith('.json'))?.text ?? '') as {
    tables: Record<string, Record<string, unknown>[]>;
  };
  const usernames = tables['users']?.map(({ username }) => username);
  expect(new Set(usernames)).toEqual(new Set([ana.username, twin.username, third.username]));
  expect(tables['account_merges']).toHaveLength(2);
});

it('is for admins alone, and answers as for a missing page where nobody is', async () => {
  const { teacher, reader } = await openReadingClass(test);
  const { id: userId } = await reader('Ana');
  expect((await teacher.call(exportAccount, { body: { userId } })).status).toBe(403);
  const admin = await test.world.admin('Noor');
  expect((await admin.call(exportAccount, { body: { userId: 987_654 } })).status).toBe(404);
});
