import { copyFile, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { COMMANDS } from './openleaf/commands.ts';
import { CHECKOUT, typeCommand } from './openleaf/testing/type-command.ts';

// Each is a process of its own, some with a server, and machines are busy.
vi.setConfig({ testTimeout: 120_000 });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'openleaf-commands-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const read = (...path: string[]) => readFile(join(CHECKOUT, ...path), 'utf8');

it('every command of the README is a script, and every subcommand of openleaf is in it', async () => {
  const readme = await read('README.md');
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> };
  const named = [...readme.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  for (const name of named) expect(Object.keys(scripts)).toContain(name);
  for (const { name } of COMMANDS)
    expect(readme).toMatch(new RegExp(`npm run (openleaf -- )?${name.replace(' ', '( --)? ')}`));
});

it('the README names the versions of Node that the start accepts', async () => {
  const readme = await read('README.md');
  const oldest = async (file: string) =>
    /^const OLDEST = (.+);$/m
      .exec(await read('tools', 'bootstrap', file))?.[1]
      ?.match(/\d+/g)
      ?.join('.');
  const [installs, runs] = await Promise.all([oldest('refuse-old-node.mjs'), oldest('project-node.mjs')]);
  const { engines } = JSON.parse(await read('package.json')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${runs}`);
  expect(readme).toContain(`Node.js ${installs} or newer`);
  expect(readme).toContain(`takes ${runs} or newer`);
});

describe('content:check', () => {
  it('checks the library, and shows what each level has', async () => {
    const checked = await typeCommand(['content:check']);
    expect(checked).toMatchObject({ status: 0, stderr: '' });
    expect(checked.stdout.split('\n').length).toBeGreaterThan(12);
  });

  it('ends with 1 on a passage that is no good', async () => {
    const [name = ''] = (await readdir(join(CHECKOUT, 'content', 'level-01'))).filter((file) =>
      file.endsWith('.yaml'),
    );
    const spoiled = join(folder, 'spoiled.yaml');
    await copyFile(join(CHECKOUT, 'content', 'level-01', name), spoiled);
    await writeFile(spoiled, (await readFile(spoiled, 'utf8')).replace(/^questions:/m, 'queries:'));
    expect(await typeCommand(['content:check', spoiled])).toMatchObject({ status: 1 });
  });
});

describe.each(['fault-test', 'bench'])('%s', (script) => {
  it.each([
    { words: [], status: 2 },
    { words: ['fly'], status: 2 },
    { words: ['--help'], status: 0 },
  ])('says which there are, and runs none: $words', async ({ words, status }) => {
    const typed = await typeCommand([script, ...words]);
    expect(typed.status).toBe(status);
    expect(status === 0 ? typed.stdout : typed.stderr).toMatch(/^npm run [\w-]+ -- NAME, one of \w+, /);
  });
});

it.each([
  ['fault-test', 'kill'],
  ['fault-test', 'login'],
  ['bench', 'answers'],
  ['bench', 'adaptive'],
])('%s %s tells its use instead of running when it is asked for help', async (script, name) => {
  const typed = await typeCommand([script, name, '--help']);
  expect(typed).toMatchObject({ status: 0, stderr: '' });
  expect(typed.stdout).toContain(`npm run ${script} -- ${name}`);
});

it.each([
  ['fault-test', 'kill', '--seed', 'x'],
  ['bench', 'adaptive', '--fast'],
])('%s %s %s is refused in one sentence, with 2', async (...words) => {
  const typed = await typeCommand(words);
  expect(typed).toMatchObject({ status: 2, stdout: '' });
  expect(typed.stderr).not.toMatch(/^\s+at /m);
});

it('openapi prints the document of the calls', async () => {
  const file = join(folder, 'openapi.json');
  expect(await typeCommand(['openapi', file])).toEqual({ status: 0, stdout: '', stderr: '' });
  expect(await readFile(file, 'utf8')).toBe(await read('docs', 'openapi.json'));
});

it('db:describe draws the tables', async () => {
  expect(await typeCommand(['db:describe', folder])).toMatchObject({ status: 0, stdout: '' });
  expect(await readFile(join(folder, 'schema.gen.ts'), 'utf8')).toBe(
    await read('src', 'platform', 'db', 'server', 'schema.gen.ts'),
  );
  const names = await readdir(join(CHECKOUT, 'db', 'tables'));
  expect(await readdir(join(folder, 'tables'))).toEqual(names);
  for (const name of names)
    expect(await readFile(join(folder, 'tables', name), 'utf8')).toBe(await read('db', 'tables', name));
});

it('packages finds no package in a running server that decision 10 has no reason for', async () => {
  const counted = await typeCommand(['packages']);
  expect(counted).toMatchObject({ status: 0, stderr: '' });
  expect(counted.stdout).toMatch(/^\d+ packages; the aim is 40\.$/m);
});
