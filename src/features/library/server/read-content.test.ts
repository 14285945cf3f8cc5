import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { stringify } from 'yaml';
import { contentPath, readingsPath } from '../core/content-file.ts';
import { FIXTURE_PASSAGE } from '../core/fixture-passage.ts';
import type { Review } from '../core/review-file.ts';
import { reviewText } from '../core/review-text.ts';
import { parseContentFile, readContent, readSources } from './read-content.ts';

const READ: Review = {
  readings: [
    {
      date: '2026-01-02',
      reader: 'a teacher: "Ms. Rivera"',
      withPassage: false,
      choices: [
        { question: 'q1', version: '12345678', order: [2, 0, 3, 1], chosen: 1, sure: true },
        { question: 'q2', version: '1234567e', order: [2, 0, 3, 1], chosen: 0 },
      ],
    },
  ],
  labellings: [
    {
      date: '2026-01-03',
      reader: 'another teacher',
      labels: [{ question: 'q1', version: '12345678', skill: 'Argument & Evidence', target: 'critique' }],
    },
  ],
  checks: [
    { date: '2026-01-04', reader: 'a teacher', kind: 'facts', version: '12345678', ok: true, found: [] },
    {
      date: '2026-01-05',
      reader: 'another teacher',
      kind: 'copy',
      version: '1234567e',
      ok: false,
      found: [
        'q1: “on the paper” should be “in the paper”.',
        'q2: "it\'s" \\ – #no comment: should be “its”.',
      ],
      note: 'yes',
    },
  ],
};

const { review: _noReview, ...FIXTURE_FILE } = FIXTURE_PASSAGE;

it('reads every passage under a folder, sorted by path', async () => {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    await mkdir(join(root, 'level-03'));
    await writeFile(join(root, contentPath(FIXTURE_PASSAGE)), stringify(FIXTURE_FILE));
    await mkdir(join(root, 'readings/level-03'), { recursive: true });
    await writeFile(join(root, readingsPath(FIXTURE_PASSAGE)), reviewText(READ));
    await writeFile(join(root, 'readings/level-03/gone.yaml'), reviewText(READ));
    await writeFile(join(root, 'broken.yaml'), 'id: x');
    await writeFile(join(root, 'README.md'), 'no passage');
    const files = await readContent(root);
    expect(files.map(({ kind, path }) => `${kind} ${path}`)).toEqual([
      'invalid broken.yaml',
      `passage ${contentPath(FIXTURE_PASSAGE)}`,
      'invalid readings/level-03/gone.yaml',
    ]);
    expect(files[1]).toMatchObject({ passage: { ...FIXTURE_PASSAGE, review: READ } });
    expect((await readContent(root, 3)).map(({ path }) => path)).toEqual([
      contentPath(FIXTURE_PASSAGE),
      'readings/level-03/gone.yaml',
    ]);
    expect((await readSources(root)).map(({ path }) => path)).toEqual([
      'broken.yaml',
      contentPath(FIXTURE_PASSAGE),
    ]);
  } finally {
    await rm(root, { recursive: true });
  }
});

const good = stringify(FIXTURE_FILE);

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

it('names the readings when they are what is wrong', () => {
  const file = parseContentFile('level-03/x.yaml', good, 'readings:\n  - date: May\n');
  expect(file).toMatchObject({ kind: 'invalid', path: 'readings/level-03/x.yaml' });
});
