import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { checkLibrary } from '../core/check-library.ts';
import { contentPath } from '../core/content-file.ts';
import { isFailure } from '../core/finding.ts';
import { FIXTURE_PASSAGE } from '../core/fixture-passage.ts';
import { parseContentFile, readContent } from './read-content.ts';

it('reads every passage under a folder, sorted by path', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await mkdir(join(root, 'level-03'));
    await writeFile(join(root, contentPath(FIXTURE_PASSAGE)), stringify(FIXTURE_PASSAGE));
    await writeFile(join(root, 'broken.yaml'), 'id: x');
    await writeFile(join(root, 'README.md'), 'no passage');
    const files = await readContent(root);
    expect(files.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'invalid broken.yaml',
      `passage ${contentPath(FIXTURE_PASSAGE)}`,
    ]);
    expect(files[1]).toMatchObject({ passage: FIXTURE_PASSAGE });
  } finally {
    await rm(root, { recursive: true });
  }
});

const good = stringify(FIXTURE_PASSAGE);

it.each([
  ['a syntax error', 'id: a\ntitle: "open\n', 3, /quote/i],
  ['a key given twice', 'id: a\nid: b\n', 2, /unique/i],
  ['an unknown key', good.replace('level: 3', 'colour: red\nlevel: 3'), 1, /colour/],
  ['a wrong value', good.replace('level: 3', 'level: 30'), 3, /^level: /],
  [
    'a wrong value deep inside',
    good.replace('anchor: R.1', 'anchor: R.0'),
    undefined,
    /^questions\.0\.anchor: /,
  ],
  ['no passage at all', 'just words', 1, /object/],
  ['nothing', '', undefined, /object/],
])('names the line and the place of %s', (_, source, line, message) => {
  const file = parseContentFile('x.yaml', source);
  const [problem] = file.kind === 'invalid' ? file.problems : [];
  expect(problem?.message).toMatch(message);
  if (line !== undefined) expect(problem?.line).toBe(line);
});

it('finds the line of a value deep inside', () => {
  const source = good.replace('anchor: R.1', 'anchor: R.0');
  const file = parseContentFile('x.yaml', source);
  expect(file).toMatchObject({
    problems: [{ line: 1 + source.split('\n').findIndex((text) => text.includes('R.0')) }],
  });
});

it('reads our own library, which holds every hard gate', async () => {
  const files = await readContent(join(import.meta.dirname, '../../../../content'));
  expect(files.length).toBeGreaterThan(0);
  expect(checkLibrary(files).filter(isFailure)).toEqual([]);
});
