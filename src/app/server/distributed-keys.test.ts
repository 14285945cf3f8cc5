import { expect, it } from 'vitest';
import { useTestApp } from './testing/test-app.ts';

const test = useTestApp();

it('keeps what a distributed database needs: room for the number of a shard, and the student first in each key', async () => {
  const { rows } = await test.database.pool.query<{ name: string; definition: string }>(`
    select relname as name, pg_get_indexdef(indexrelid) as definition
      from pg_index join pg_class on pg_class.oid = indexrelid
     where indisunique and relnamespace = 'public'::regnamespace and exists (
       select from pg_attribute where attrelid = indrelid and attname = 'student_id')`);
  expect(rows.length).toBeGreaterThan(10);
  const notByStudent = rows.filter(({ definition }) => !/ btree \(student_id\b/.test(definition));
  expect(notByStudent).toEqual([]);
  const names = await test.database.pool.query<{ name: string }>(
    `select conname as name from pg_constraint where connamespace = 'public'::regnamespace and length(conname) > 55`,
  );
  expect(names.rows).toEqual([]);
});
