import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { passagesOf } from '../core/check-library.ts';
import { readContent } from './read-content.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** `**Good** (*Title*, level 3). Stem?` and, from the next line on, the options in italics. */
const GOOD_EXAMPLES = /\*\*Good\*\* \(\*([^*]+)\*, level (\d+)[^)]*\)\. (.*)\n\*((?:\\\*|[^*])+)\*/g;

interface Example {
  readonly title: string;
  readonly level: number;
  readonly stem: string;
  /** In the order of the alphabet; the key begins with "*". */
  readonly options: readonly string[];
}

const examplesOf = (page: string): Example[] =>
  [...page.matchAll(GOOD_EXAMPLES)].map(([, title = '', level, stem = '', options = '']) => ({
    title,
    level: Number(level),
    stem,
    options: options.replaceAll('\n', ' ').replaceAll('\\*', '*').split(' / ').toSorted(),
  }));

test('the page about writing questions shows good questions as they are in the library', async () => {
  const examples = examplesOf(await readFile(resolve(ROOT, 'docs/writing-questions.md'), 'utf8'));
  const library = passagesOf(await readContent(resolve(ROOT, 'content')));
  const asStored = library.flatMap(({ title, level, questions }) =>
    questions.map(
      ({ stem, options }): Example => ({
        title,
        level,
        stem,
        options: options.map(({ role, text }) => (role === 'key' ? `*${text}` : text)).toSorted(),
      }),
    ),
  );
  expect(examples).toHaveLength(6);
  for (const example of examples) expect(asStored).toContainEqual(example);
});
