import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brokenRules, type SourceFile, tooLong } from '../server/testing/architecture/architecture-rules.ts';
import { slices } from './slices.ts';

const ROOT = join(import.meta.dirname, '../../..');
const architecture = { slices: slices.map(({ name }) => name) };

const readSources = (folder = 'src'): SourceFile[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(ts|tsx|css|mjs)$/.test(name))
    .map((name) => `${folder}/${name}`)
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }));

describe('the architecture', () => {
  const sources = readSources();

  it('holds in every file', () => {
    const broken = sources.flatMap((file) =>
      brokenRules(file, architecture).map((rule) => `${file.path}: ${rule}`),
    );
    expect(broken).toEqual([]);
  });

  it('keeps journeys and tools as short as the program', () => {
    const others = ['e2e', 'tools'].flatMap(readSources);
    expect(others.length).toBeGreaterThan(200);
    expect(others.flatMap((file) => tooLong(file).map((rule) => `${file.path}: ${rule}`))).toEqual([]);
  });

  it('names each prepared statement once, in kebab case', () => {
    const names = sources
      .filter(({ path }) => !path.endsWith('.test.ts'))
      .flatMap(({ text }) =>
        [...text.matchAll(/\bpreparedStatement\(\s*'([^']*)'/g)].map(([, name]) => name),
      );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !/^[a-z]+(-[a-z]+)*$/.test(name ?? ''))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('lists every slice that has a folder', () => {
    const folders = readdirSync(join(ROOT, 'src/features'));
    expect(architecture.slices).toEqual(expect.arrayContaining(folders));
  });

  it('holds a slice that is empty so far to its position in the order', () => {
    expect(uses('billing', 'quiz')).toEqual([]);
    expect(uses('quiz', 'billing')).toHaveLength(1);
  });
});

/** What is wrong with one slice using another. */
const uses = (here: string, there: string) =>
  brokenRules(
    { path: `src/features/${here}/core/x.ts`, text: `import { a } from '#features/${there}/core/a.ts';` },
    architecture,
  );

/** The path of a faulty file, its text, and what is said about it; null where it is right. */
const FAULTY_FILES: readonly (readonly [path: string, text: string, rule: RegExp | null])[] = [
  // Layers.
  ['src/platform/db/server/x.ts', "import { a } from '#features/classes/core/a.ts';", /platform is below/],
  ['src/platform/ui/web/x.tsx', "import { a } from '../../../app/web/a.tsx';", /platform is below app/],
  ['src/features/classes/server/x.ts', "import { a } from '#app/server/a.ts';", /features is below app/],
  ['src/app/server/x.ts', "import { a } from '#features/classes/server/classes-routes.ts';", null],
  // The order of the slices.
  ['src/features/classes/core/x.ts', "import { a } from '#features/quiz/core/a.ts';", /does not come before/],
  ['src/features/quiz/core/x.ts', "import type { A } from '#features/classes/core/a.ts';", null],
  ['src/features/quiz/core/x.ts', "import { a } from '#features/unknown/core/a.ts';", null],
  [
    'src/features/unknown/core/x.ts',
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
  // The entry point of another slice.
  [
    'src/features/quiz/server/x.ts',
    "import { a } from '#features/classes/server/a.ts';",
    /server\/public\.ts/,
  ],
  ['src/features/quiz/server/x.ts', "import { a } from '#features/classes/server/public.ts';", null],
  ['src/features/quiz/server/x.ts', "import { a } from './a.ts';", null],
  ['src/features/quiz/web/x.tsx', "import { a } from '#features/classes/web/a.tsx';", /web\/public\.tsx/],
  ['src/features/quiz/web/x.tsx', "import { a } from '#features/classes/web/public.tsx';", null],
  // Segments.
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
  ['src/features/classes/server/x.ts', "preparedStatement('a', build)", /SQL outside/],
  // Two ways to send.
  ['src/features/classes/server/a-queries.ts', 'await sql`select 1`.execute(db);', /sent past kysely/],
  ['src/features/classes/server/a-queries.ts', 'await locking.execute(services.db);', /sent past kysely/],
  ['src/features/classes/server/a-queries.ts', "pool.query('select 1')", /sent past kysely/],
  ['src/features/classes/server/a-queries.ts', 'tx.executeQuery(built)', /sent past kysely/],
  ['src/features/classes/server/a-queries.ts', "CompiledQuery.raw('select 1')", /sent past kysely/],
  ['src/platform/db/server/x.ts', "client.query('begin')", /sent past kysely/],
  ['src/features/classes/server/a-queries.ts', "db.selectFrom('users').execute()", null],
  ['src/features/classes/server/a-queries.ts', 'db.transaction().execute((tx) => work(tx));', null],
  ['src/features/classes/server/a-queries.ts', 'db.transaction().execute(async (tx) => work(tx));', null],
  ['src/features/classes/server/a-queries.ts', "preparedStatement('a', () => sql`select 1`);", null],
  // What is stored.
  ['src/features/classes/server/x.ts', 'const setting = row.settings as ClassSetting;', /cast, not read/],
  ['src/features/classes/server/x.ts', '(row.question_states as [number, number][])', /cast, not read/],
  ['src/features/classes/server/x.ts', 'rulesOf = (stored: unknown) => stored as Rules;', /cast, not read/],
  ['src/features/classes/core/x.ts', 'return { kind, ...(detail as object) };', /cast, not read/],
  ['src/features/classes/server/x.ts', "account.role as 'student' | 'teacher'", /cast, not read/],
  ['src/features/classes/server/x.ts', 'settingsOf(row.settings, row.id)', null],
  ['src/features/classes/server/x.ts', "const kind = 'quiz' as const;", null],
  ['src/features/classes/server/a-queries.ts', ".select('attempts.settings as rules')", null],
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

describe('a faulty file', () => {
  it.each(
    FAULTY_FILES.map((row) => [`${row[0]}: ${row[1].slice(0, 60).replaceAll('\n', ' ')}`, ...row] as const),
  )('%s', (_, path, text, rule) => {
    const broken = brokenRules({ path, text }, architecture).join('; ');
    if (rule) expect(broken).toMatch(rule);
    else expect(broken).toBe('');
  });
});
