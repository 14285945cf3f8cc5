import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenRules, type SourceFile } from '../server/testing/house/house-rules.ts';
import { slices } from './slices.ts';

const ROOT = join(import.meta.dirname, '../../..');
const house = { slices: slices.map(({ name }) => name) };

const readSources = (): SourceFile[] =>
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|css)$/.test(name))
    .map((name) => `src/${name}`)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

describe('the house', () => {
  const sources = readSources();

  it('is kept by every file', () => {
    const broken = sources.flatMap((file) => brokenRules(file, house).map((rule) => `${file.path}: ${rule}`));
    expect(broken).toEqual([]);
  });

  it('knows every slice that has a folder', () => {
    const folders = readdirSync(join(ROOT, 'src/features'));
    expect(house.slices).toEqual(expect.arrayContaining(folders));
  });
});

/** Where the planted file stands, what it holds, and what is said about it; null where it is right. */
const PLANTED: readonly (readonly [path: string, text: string, rule: RegExp | null])[] = [
  // Floors.
  ['src/platform/db/server/x.ts', "import { a } from '#features/classes/core/a.ts';", /platform is below/],
  ['src/platform/ui/web/x.tsx', "import { a } from '../../../app/web/a.tsx';", /platform is below app/],
  ['src/features/classes/server/x.ts', "import { a } from '#app/server/a.ts';", /features is below app/],
  ['src/app/server/x.ts', "import { a } from '#features/classes/server/classes-routes.ts';", null],
  // The order of the slices.
  ['src/features/classes/core/x.ts', "import { a } from '#features/quiz/core/a.ts';", /does not come before/],
  ['src/features/quiz/core/x.ts', "import type { A } from '#features/classes/core/a.ts';", null],
  ['src/features/quiz/core/x.ts', "import { a } from '#features/unheard-of/core/a.ts';", null],
  [
    'src/features/unheard-of/core/x.ts',
    "import { a } from '#features/classes/core/a.ts';",
    /does not come before/,
  ],
  ['src/features/classes/core/x.ts', "export { a } from '#features/quiz/core/a.ts';", /does not come before/],
  [
    'src/features/classes/core/x.ts',
    "const a = await import('#features/quiz/core/a.ts');",
    /not come before/,
  ],
  ['src/features/classes/core/x.ts', "import {\n  a,\n  b,\n} from '#features/quiz/core/a.ts';", /before/],
  // The front door of another slice.
  [
    'src/features/quiz/server/x.ts',
    "import { a } from '#features/classes/server/a.ts';",
    /server\/public\.ts/,
  ],
  ['src/features/quiz/server/x.ts', "import { a } from '#features/classes/server/public.ts';", null],
  ['src/features/quiz/server/x.ts', "import { a } from './a.ts';", null],
  ['src/features/quiz/web/x.tsx', "import { a } from '#features/classes/web/a.tsx';", /web\/public\.tsx/],
  ['src/features/quiz/web/x.tsx', "import { a } from '#features/classes/web/public.tsx';", null],
  // Rooms.
  ['src/features/classes/core/x.ts', "import { a } from '../server/a.ts';", /core may not use server/],
  ['src/features/classes/core/x.ts', "import { a } from '../contract/a.ts';", /core may not use contract/],
  ['src/features/classes/core/x.ts', "import { readFile } from 'node:fs';", /pure packages/],
  ['src/features/classes/core/x.ts', "import 'react';", /pure packages/],
  ['src/features/classes/core/x.ts', "import { z } from 'zod';", null],
  [
    'src/features/classes/contract/x.ts',
    "import { a } from '../server/a.ts';",
    /contract may not use server/,
  ],
  ['src/features/classes/contract/x.ts', "import { fastify } from 'fastify';", /pure packages/],
  ['src/features/classes/web/x.tsx', "import { a } from '../server/a.ts';", /web may not use server/],
  ['src/features/classes/web/x.tsx', "import { join } from 'node:path';", /no Node/],
  ['src/features/classes/server/x.ts', "import { a } from '../web/a.tsx';", /server may not use web/],
  ['src/features/classes/server/x.ts', "import { join } from 'node:path';", null],
  // Clock and chance.
  ['src/features/classes/core/x.ts', 'const now = new Date();', /clock or chance/],
  ['src/features/classes/core/x.ts', 'const now = Date.now();', /clock or chance/],
  ['src/features/classes/core/x.ts', 'const draw = Math.random;', /clock or chance/],
  ['src/features/classes/core/x.ts', 'const then = new Date(0); // not new Date()', null],
  ['src/features/classes/server/x.ts', 'const now = new Date();', null],
  // SQL.
  ['src/features/classes/server/x.ts', 'await sql`select 1`.execute(db);', /SQL outside/],
  ['src/features/classes/server/x.ts', 'sql<Row>`select 1`', /SQL outside/],
  ['src/features/classes/server/x.ts', "pool.query('select 1')", /SQL outside/],
  ['src/features/classes/server/x.ts', "db.selectFrom('users')", /SQL outside/],
  ['src/features/classes/server/x.ts', "db.insertInto('users')", /SQL outside/],
  ['src/features/classes/server/x.ts', "db.updateTable('users')", /SQL outside/],
  ['src/features/classes/server/x.ts', "db.deleteFrom('users')", /SQL outside/],
  ['src/features/classes/server/classes-queries.ts', "db.deleteFrom('users')", null],
  ['src/platform/db/server/migrate.ts', "client.query('begin')", null],
  // Form.
  ['src/features/classes/server/x.ts', 'export default 1;', /default export/],
  ['src/features/classes/server/x.ts', 'export { a as default };', /default export/],
  ['src/features/classes/server/x.ts', 'a\n'.repeat(401), /401 lines/],
  ['src/features/classes/server/x.test.ts', 'a\n'.repeat(401), /401 lines/],
  ['src/features/classes/server/x.ts', 'a\n'.repeat(400), null],
  ['src/platform/db/server/schema.gen.ts', 'a\n'.repeat(401), null],
  ['src/platform/utils/server/x.ts', '', /called "utils"/],
  ['src/features/classes/web/shared/x.tsx', '', /called "shared"/],
];

describe('a planted file', () => {
  it.each(PLANTED.map((row) => [`${row[0]}: ${row[1].slice(0, 60).replaceAll('\n', ' ')}`, ...row] as const))(
    '%s',
    (_, path, text, rule) => {
      const broken = brokenRules({ path, text }, house).join('; ');
      if (rule) expect(broken).toMatch(rule);
      else expect(broken).toBe('');
    },
  );
});
