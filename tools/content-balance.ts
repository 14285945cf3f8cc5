/**
 * Puts the options of passage files into an order that leaves no pattern in the position of the key (docs/library.md).
 *
 *   npm run content:balance                every passage
 *   npm run content:balance -- FILE…       these; the others count, but stay as they are
 *
 * The same library always comes out the same: chance is seeded by the passages' ids.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isSeq, type Node, parseDocument } from 'yaml';
import { passagesOf } from '#features/library/core/check-library.ts';
import { contentPath } from '#features/library/core/content-file.ts';
import { keyPositions } from '#features/library/core/guessing.ts';
import { balanceKeys } from '#features/library/core/key-balance.ts';
import { type Place, type QuestionPlaces, reorderText } from '#features/library/core/option-edits.ts';
import { orderOptions } from '#features/library/core/option-order.ts';
import type { Passage } from '#features/library/core/passage-file.ts';
import { levelStandard } from '#features/library/core/passage-standard.ts';
import { parseContentFile, readContent } from '#features/library/server/read-content.ts';

const CONTENT = resolve(import.meta.dirname, '../content');

/** Passages that are balanced together: a level, or the pretest passages with as many options. */
function groupOf({ use, level }: Passage): string {
  return use === 'practice' ? `level ${level}` : `pretest ${levelStandard(level).options}`;
}

/** Only questions with one key and the level's number of options can be balanced; the check names the others. */
function isBalanceable({ level, questions }: Passage): boolean {
  return questions.every(
    ({ options }) =>
      options.length === levelStandard(level).options &&
      options.filter(({ role }) => role === 'key').length === 1,
  );
}

function placeKeys(chosen: readonly Passage[], others: readonly Passage[]): Map<string, number[]> {
  const options = levelStandard(chosen[0]?.level ?? 12).options;
  const taken = Array.from(
    { length: options },
    (_, at) => keyPositions(others).filter((one) => one === at).length,
  );
  return balanceKeys(
    chosen.map(({ id, questions }) => ({ id, questions: questions.length, options })),
    taken,
  );
}

function itemsOf(node: unknown): Node[] {
  return isSeq(node) ? node.items.filter(isNode) : [];
}

function valueAt(node: Node, key: string): unknown {
  return isMap(node) ? node.get(key, true) : undefined;
}

/** A node's own text, without the white space after it. */
function placeOf(source: string, { range }: Node): Place {
  const [start, end] = range ?? [0, 0];
  return { start, end: start + source.slice(start, end).trimEnd().length };
}

/** The place with a comment at the end of its last line, which would otherwise come to stand inside another option's text. */
function withComment(source: string, { start, end }: Place): Place {
  const comment = /^[^\S\n]+#.*/.exec(source.slice(end))?.[0] ?? '';
  return { start, end: end + comment.length };
}

/** Finds the options of each question in a passage file. */
function questionPlaces(source: string): QuestionPlaces[] {
  const document = parseDocument(source);
  const places = (node: Node, key: string): Place[] =>
    itemsOf(valueAt(node, key)).map((item) => placeOf(source, item));
  return itemsOf(document.get('questions')).map((question) => {
    const code = String(valueAt(question, 'code'));
    const options = places(question, 'options').map((place) => withComment(source, place));
    return { code, options };
  });
}

/** The passage as it must read after its options were moved. */
function movedQuestions(
  { questions }: Passage,
  orders: ReadonlyMap<string, readonly number[]>,
): Passage['questions'] {
  return questions.map((question) => ({
    ...question,
    options: (orders.get(question.code) ?? []).flatMap((at) => question.options.slice(at, at + 1)),
  }));
}

/** Rewrites one file; true when that changed it. Throws, and writes nothing, where the text would not read as meant. */
async function placeInFile(passage: Passage, positions: readonly number[]): Promise<boolean> {
  const path = contentPath(passage);
  const source = await readFile(resolve(CONTENT, path), 'utf8');
  const orders = new Map(
    passage.questions.map((question, at) => [
      question.code,
      orderOptions(passage.id, question, positions[at] ?? 0),
    ]),
  );
  const result = reorderText(source, questionPlaces(source), orders);
  const after = parseContentFile(path, result);
  if (
    after.kind === 'invalid' ||
    !isDeepStrictEqual(after.passage.questions, movedQuestions(passage, orders))
  )
    throw new Error(`${path}: the options cannot be moved as they are written; put each on lines of its own`);
  if (result !== source) await writeFile(resolve(CONTENT, path), result);
  return result !== source;
}

const named = new Set(process.argv.slice(2).map((path) => resolve(path)));
const isNamed = (passage: Passage): boolean =>
  named.size === 0 || named.has(resolve(CONTENT, contentPath(passage)));

const groups = Map.groupBy(passagesOf(await readContent(CONTENT)).filter(isBalanceable), groupOf);
let changed = 0;
let seen = 0;
for (const passages of groups.values()) {
  const chosen = passages.filter(isNamed);
  const positions = placeKeys(
    chosen,
    passages.filter((passage) => !isNamed(passage)),
  );
  seen += chosen.length;
  for (const passage of chosen) {
    if (await placeInFile(passage, positions.get(passage.id) ?? [])) changed += 1;
  }
}
console.log(`${changed} of ${seen} files changed`);
if (seen < named.size) {
  console.error(
    `${named.size - seen} named files left alone: not in content/, or npm run content:check has something to say`,
  );
  process.exitCode = 1;
}
