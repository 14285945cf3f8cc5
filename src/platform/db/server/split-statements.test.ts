import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { splitStatements } from './split-statements.ts';

const MIGRATIONS = join(import.meta.dirname, '../../../../db/migrations');

it.each<readonly [string, string, readonly string[]]>([
  ['two statements', 'select 1; select 2;', ['select 1', 'select 2']],
  ['a last one without its end', 'select 1; select 2', ['select 1', 'select 2']],
  ['nothing', ' \n-- only this\n/* and; that */', []],
  ['a comment', 'select 1 -- one; two\n, 2;', ['select 1 -- one; two\n, 2']],
  ['a string', "select 'it''s; so';", ["select 'it''s; so'"]],
  ['a quoted name', 'select "a;b";', ['select "a;b"']],
  ['a body', 'do $$ begin a; end $$; select 1;', ['do $$ begin a; end $$', 'select 1']],
  ['a tagged body', 'do $x$ a; $$ b; $$ $x$;', ['do $x$ a; $$ b; $$ $x$']],
])('splits %s', (_, sql, statements) => {
  expect(splitStatements(sql)).toEqual(statements);
});

const bare = (sql: string): string => sql.replaceAll(/;|\s/g, '');

it('loses nothing of our migrations but the ends of statements', () => {
  for (const name of readdirSync(MIGRATIONS)) {
    const sql = readFileSync(join(MIGRATIONS, name), 'utf8');
    expect(bare(sql).startsWith(bare(splitStatements(sql).join(''))), name).toBe(true);
  }
});
