import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { useTestApp } from '../test-app.ts';
import { type DatabaseWatch, watchDatabase } from './database-watch.ts';

const test = useTestApp();
const execute = (statement: string) => sql.raw(statement).execute(test.database.db);

/** A watch that has seen everything so far. */
async function startWatch(): Promise<DatabaseWatch> {
  const watch = watchDatabase(test.database.db);
  await watch.changes();
  return watch;
}

const NEWEST = 'where id in (select max(id) from users)';

describe('the watch of a database', () => {
  it('begins with every row of every table', async () => {
    await test.world.teacher('Novak');
    const all = await watchDatabase(test.database.db).changes();
    const { rows } = await sql<{ n: number }>`select count(*)::integer as n from answer_options`.execute(
      test.database.db,
    );
    expect(all.find(({ table }) => table === 'answer_options')?.now).toHaveLength(rows[0]?.n ?? -1);
    expect(all.map(({ table }) => table)).toEqual(
      expect.arrayContaining(['users', 'passages', 'migrations']),
    );
  });

  it('says nothing of a time when nothing was written', async () => {
    await test.world.teacher('Novak');
    const watch = await startWatch();
    expect(await watch.changes()).toEqual([]);
  });

  it('sees a row that came, as it is', async () => {
    const watch = await startWatch();
    const { id } = await test.world.teacher('Novak');
    expect(await watch.changes()).toContainEqual({
      table: 'users',
      now: [expect.objectContaining({ id, role: 'teacher' })],
      before: 0,
    });
  });

  it('sees a row that was changed, by any number of statements', async () => {
    const { id } = await test.world.teacher('Novak');
    const watch = await startWatch();
    await execute(`update users set last_name = 'first' ${NEWEST}`);
    await execute(`update users set last_name = 'second' ${NEWEST}`);
    expect(await watch.changes()).toEqual([
      { table: 'users', now: [expect.objectContaining({ id, last_name: 'second' })], before: 1 },
    ]);
  });

  it('sees a row that went', async () => {
    const { id } = await test.world.teacher('Novak');
    const watch = await startWatch();
    await execute(`delete from sessions where user_id = ${id}`);
    expect(await watch.changes()).toEqual([{ table: 'sessions', now: [], before: 1 }]);
  });

  it('sees a row that went when another lies in its place', async () => {
    await execute('create table places (id integer not null)');
    await execute('insert into places values (1), (2)');
    const watch = await startWatch();
    await execute('delete from places where id = 1');
    await execute('vacuum places');
    await execute('insert into places values (3)');
    const { rows } = await sql<{ at: string }>`select ctid::text as at from places where id = 3`.execute(
      test.database.db,
    );
    expect(rows).toEqual([{ at: '(0,1)' }]);
    expect(await watch.changes()).toEqual([{ table: 'places', now: [{ id: 3 }], before: 1 }]);
    await execute('truncate places');
    expect(await watch.changes()).toEqual([{ table: 'places', now: [], before: 2 }]);
    await execute('drop table places');
  });

  it('sees what a transaction wrote that was under way at the last look', async () => {
    await test.world.teacher('Novak');
    const watch = watchDatabase(test.database.db);
    const client = await test.database.pool.connect();
    await client.query('begin');
    await client.query(`update users set last_name = 'late' ${NEWEST}`);
    await watch.changes();
    await client.query('commit');
    client.release();
    expect(await watch.changes()).toEqual([
      { table: 'users', now: [expect.objectContaining({ last_name: 'late' })], before: 1 },
    ]);
  });

  it('sees a single row of the library', async () => {
    const watch = await startWatch();
    await execute("insert into library_words (word) values ('zzz')");
    expect(await watch.changes()).toEqual([
      { table: 'library_words', now: [expect.objectContaining({ word: 'zzz' })], before: 0 },
    ]);
  });

  it('says nothing of a row that was written as it was, was locked, or came back', async () => {
    await test.world.teacher('Novak');
    const watch = await startWatch();
    await execute(`update users set last_name = last_name ${NEWEST}`);
    await execute("update sessions set last_seen_at = last_seen_at + interval '1 second'");
    await execute(`select * from users ${NEWEST} for update`);
    await execute(`update users set settings = '{"x":1}' ${NEWEST}`);
    await execute(`update users set settings = '{}' ${NEWEST}`);
    expect(await watch.changes()).toEqual([]);
  });
});
