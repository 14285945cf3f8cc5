import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DockerfileParser } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { environment } from '#platform/config/server/config.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (...path: string[]) => readFile(join(ROOT, ...path), 'utf8');
const KNOWN = new Set([...Object.keys(environment.shape), 'NODE_ENV']);

it('the Dockerfile has no fault that a linter finds, ends as no root, and looks after its health', async () => {
  const text = await read('deploy', 'Dockerfile');
  expect(validate(text).map(({ message, range }) => ({ line: range.start.line + 1, message }))).toEqual([]);
  const instructions = DockerfileParser.parse(text).getInstructions();
  const last = (keyword: string) =>
    instructions.findLast((instruction) => instruction.getKeyword() === keyword)?.getArgumentsContent();
  expect(last('USER')).toBe('node');
  expect(last('HEALTHCHECK')).toContain('/readyz');
  expect(last('CMD')).toBe('["node", "src/app/server/main.ts"]');
});

it('compose and systemd set variables that the service reads, and no others', async () => {
  const compose = parse(await read('deploy', 'compose.yml')) as {
    services: { openleaf: { environment: Record<string, string>; ports: string[] } };
  };
  const { environment: variables, ports } = compose.services.openleaf;
  expect(Object.keys(variables).filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(ports).toEqual(['127.0.0.1:3000:3000']);
  const unit = await read('deploy', 'systemd', 'openleaf.service');
  const set = [...unit.matchAll(/^Environment=(.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((pair) => pair.split('=')[0] ?? ''),
  );
  expect(set.length).toBeGreaterThan(1);
  expect(set.filter((name) => !KNOWN.has(name))).toEqual([]);
  expect(unit).toMatch(/^User=openleaf$/m);
});

it('the image is built without the keys and passwords that lie beside its files', async () => {
  const ignored = (await read('.dockerignore')).split('\n');
  expect(ignored).toEqual(expect.arrayContaining(['**/.env', '**/.env.*']));
  // Nothing that follows brings one back.
  expect(ignored.filter((line) => line.startsWith('!'))).toEqual([]);
});
