/**
 * Has the questions of passages answered by somebody who does not know the keys (docs/library.md).
 *
 *   npm run content:reading -- sheet --out FOLDER [--with-passage] [--level N] [--use practice|pretest] [--unread N] [--part K]
 *       writes FOLDER/sheet.md for the reader and FOLDER/sheet.json with the orders shown; with `--unread`, only
 *       questions that have fewer than N readings of this kind; with `--part`, only the Kth question of each passage,
 *       so that no question of a passage tells about another
 *   npm run content:reading -- record --sheet FOLDER --answers FILE --reader "who or what read" [--date YYYY-MM-DD]
 *       writes the choices into the passages' files
 *   npm run content:reading -- forget PASSAGE QUESTION…
 *       removes the recorded choices of questions that were rewritten
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { passagesOf } from '#features/library/core/check-library.ts';
import { contentPath } from '#features/library/core/content-file.ts';
import type { Passage, Reading } from '#features/library/core/passage-file.ts';
import {
  makeSheet,
  parseAnswers,
  readingsOf,
  type Sheet,
  sheetText,
} from '#features/library/core/reading-sheet.ts';
import { questionChoices } from '#features/library/core/review-rates.ts';
import { withReview } from '#features/library/core/review-text.ts';
import { parseContentFile, readContent } from '#features/library/server/read-content.ts';

const CONTENT = resolve(import.meta.dirname, '../content');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string' },
    'with-passage': { type: 'boolean', default: false },
    level: { type: 'string' },
    use: { type: 'string' },
    unread: { type: 'string' },
    part: { type: 'string' },
    sheet: { type: 'string' },
    answers: { type: 'string' },
    reader: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

function required(name: 'out' | 'sheet' | 'answers' | 'reader'): string {
  const value = values[name];
  if (value === undefined) throw new TypeError(`--${name} is needed`);
  return value;
}

/** Writes a passage's readings into its file. Throws, and writes nothing, where the file would not read as meant. */
async function writeReview(passage: Passage, review: readonly Reading[]): Promise<void> {
  const path = contentPath(passage);
  const file = resolve(CONTENT, path);
  const result = withReview(await readFile(file, 'utf8'), review);
  if (parseContentFile(path, result).kind === 'invalid') throw new Error(`${path} cannot be written`);
  await writeFile(file, result);
}

/** The passage with the questions that have too few readings of this kind, and no others. */
function unread(passage: Passage, withPassage: boolean): Passage {
  const wanted = values.unread === undefined ? Number.POSITIVE_INFINITY : Number(values.unread);
  const questions = passage.questions.filter(
    (question) => questionChoices(passage, question, withPassage).made < wanted,
  );
  return { ...passage, questions };
}

/** Only the question that `--part` asks for, from 1. */
function part(passage: Passage): Passage {
  if (values.part === undefined) return passage;
  const at = Number(values.part) - 1;
  return { ...passage, questions: passage.questions.slice(at, at + 1) };
}

async function writeSheet(passages: readonly Passage[]): Promise<void> {
  const out = required('out');
  const withPassage = values['with-passage'];
  const asked = passages
    .filter(({ level }) => values.level === undefined || level === Number(values.level))
    .filter(({ use }) => values.use === undefined || use === values.use)
    .map((passage) => part(unread(passage, withPassage)))
    .filter(({ questions }) => questions.length > 0);
  const sheet = makeSheet(asked, { seed: randomUUID(), withPassage });
  await mkdir(out, { recursive: true });
  await writeFile(join(out, 'sheet.md'), sheetText(sheet, asked));
  await writeFile(join(out, 'sheet.json'), JSON.stringify(sheet));
  console.log(`${sheet.questions.length} questions of ${asked.length} passages in ${out}`);
}

async function record(passages: readonly Passage[]): Promise<void> {
  const sheet = JSON.parse(await readFile(join(required('sheet'), 'sheet.json'), 'utf8')) as Sheet;
  const answers = parseAnswers(await readFile(required('answers'), 'utf8'), sheet);
  const { date } = values;
  const readings = readingsOf(sheet, answers, { date, reader: required('reader') });
  for (const passage of passages) {
    const reading = readings.get(passage.id);
    if (reading) await writeReview(passage, [...passage.review, reading]);
  }
  console.log(`${answers.size} of ${sheet.questions.length} answers recorded`);
}

async function forget(passages: readonly Passage[], id: string, codes: readonly string[]): Promise<void> {
  const passage = passages.find((one) => one.id === id);
  if (!passage) throw new RangeError(`There is no passage ${id}.`);
  const review = passage.review
    .map((reading) => ({
      ...reading,
      choices: reading.choices.filter(({ question }) => !codes.includes(question)),
    }))
    .filter(({ choices }) => choices.length > 0);
  await writeReview(passage, review);
}

const [command, ...rest] = positionals;
const passages = passagesOf(await readContent(CONTENT));
if (command === 'sheet') await writeSheet(passages);
else if (command === 'record') await record(passages);
else if (command === 'forget') await forget(passages, rest[0] ?? '', rest.slice(1));
else throw new TypeError('sheet, record or forget?');
