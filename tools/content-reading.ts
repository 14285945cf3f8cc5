/**
 * Has the questions of passages answered and labelled by readers who know neither keys nor labels, and passages checked
 * (docs/library.md).
 *
 *   npm run content:reading -- sheets --kind blind|open|label --out FOLDER [--level N] [--use practice|pretest] [PASSAGE…]
 *       writes a sheet (NAME.md) for each reader and each reading that a question lacks, and what it shows (NAME.json).
 *       Each sheet is for another reader, who answers in NAME.answers.jsonl. `--seed WORDS` repeats a shuffle;
 *       `--passages N` puts so many passages on a sheet with texts (8)
 *   npm run content:reading -- sheets --kind facts|copy --out FOLDER [--again "who or what read"] [--level N] [--use practice|pretest] [PASSAGE…]
 *       writes a sheet for each check that a passage lacks, `--passages N` on each (8), for another reader each; with
 *       `--again`, one for the passages in which this reader's findings still stand
 *   npm run content:reading -- record --sheets FOLDER --reader "who or what read" [--date YYYY-MM-DD]
 *       writes the answers beside the sheets into content/readings; an answered sheet is recorded once
 *   npm run content:reading -- settle [--level N] [PASSAGE…]
 *       writes the labels that readers agree on into the passages' files
 *   npm run content:reading -- tidy [--level N] [PASSAGE…]
 *       leaves out old choices, without sureness, of questions that read otherwise by now
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkRecordsOf, parseCheckAnswers } from '#features/library/core/check-answers.ts';
import { passagesOf } from '#features/library/core/check-library.ts';
import { type CheckSheet, makeCheckSheets } from '#features/library/core/check-sheet.ts';
import { checkSheetText } from '#features/library/core/check-sheet-text.ts';
import { contentPath, readingsPath } from '#features/library/core/content-file.ts';
import { agreedLabel } from '#features/library/core/labels.ts';
import type { Passage } from '#features/library/core/passage-file.ts';
import { makeSheets, SHEET_KINDS, type Sheet } from '#features/library/core/reading-sheet.ts';
import { withRecords } from '#features/library/core/recorded-review.ts';
import { CHECK_KINDS, type Review } from '#features/library/core/review-file.ts';
import { reviewText } from '#features/library/core/review-text.ts';
import { parseAnswers, recordsOf } from '#features/library/core/sheet-answers.ts';
import { sheetText } from '#features/library/core/sheet-text.ts';
import { parseContentFile, readContent } from '#features/library/server/read-content.ts';
import { withLabels } from './content/label-edits.ts';

const CONTENT = resolve(import.meta.dirname, '../content');

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    out: { type: 'string' },
    level: { type: 'string' },
    use: { type: 'string' },
    seed: { type: 'string', default: randomUUID() },
    passages: { type: 'string', default: '8' },
    sheets: { type: 'string' },
    reader: { type: 'string' },
    again: { type: 'string' },
    date: { type: 'string', default: new Date().toISOString().slice(0, 10) },
  },
});

function required(name: 'kind' | 'out' | 'sheets' | 'reader'): string {
  const value = values[name];
  if (value === undefined) throw new TypeError(`--${name} is needed`);
  return value;
}

const [command, ...ids] = positionals;
const library = passagesOf(await readContent(CONTENT));
const unknown = ids.find((id) => !library.some((passage) => passage.id === id));
if (unknown !== undefined) throw new RangeError(`There is no passage ${unknown}.`);
const chosen = library
  .filter(({ level }) => values.level === undefined || level === Number(values.level))
  .filter(({ use }) => values.use === undefined || use === values.use)
  .filter(({ id }) => ids.length === 0 || ids.includes(id));

type AnySheet = Sheet | CheckSheet;
const isCheckSheet = (sheet: AnySheet): sheet is CheckSheet => 'passages' in sheet;

function sheetsOfKind(): AnySheet[] {
  const wanted = required('kind');
  const passagesPerSheet = Number(values.passages);
  const check = CHECK_KINDS.find((one) => one === wanted);
  if (check) return makeCheckSheets(chosen, { kind: check, passagesPerSheet, again: values.again });
  const kind = SHEET_KINDS.find((one) => one === wanted);
  if (!kind) throw new TypeError(`--kind is one of ${[...SHEET_KINDS, ...CHECK_KINDS].join(', ')}`);
  return makeSheets(chosen, { kind, seed: values.seed, passagesPerSheet });
}

async function writeSheets(): Promise<void> {
  const sheets = sheetsOfKind();
  const out = required('out');
  await mkdir(out, { recursive: true });
  for (const sheet of sheets) {
    const text = isCheckSheet(sheet) ? checkSheetText(sheet, chosen) : sheetText(sheet, chosen);
    await writeFile(join(out, `${sheet.name}.md`), text);
    await writeFile(join(out, `${sheet.name}.json`), JSON.stringify(sheet));
  }
  const readers = values.again === undefined ? 'each for another reader' : `all for ${values.again}`;
  console.log(`${sheets.length} sheets in ${out}, ${readers} (seed ${values.seed})`);
}

/** What the answers to a sheet record, how many there are, and what its reader says besides. */
function answersTo(
  sheet: AnySheet,
  text: string,
): { records: Map<string, Review>; count: string; said: string[] } {
  const by = { date: values.date, reader: required('reader') };
  if (isCheckSheet(sheet)) {
    const answers = parseCheckAnswers(text, sheet);
    return {
      records: checkRecordsOf(sheet, answers, by),
      count: `${answers.length} of ${sheet.passages.length}`,
      said: answers.flatMap(({ asked, found, note }) =>
        [...found, ...(note === undefined ? [] : [note])].map((one) => `${asked.passage}: ${one}`),
      ),
    };
  }
  const answers = parseAnswers(text, sheet);
  return {
    records: recordsOf(sheet, answers, by),
    count: `${answers.length} of ${sheet.questions.length}`,
    said: answers.flatMap(({ asked, note }) => (note ? `${asked.passage} ${asked.question}: ${note}` : [])),
  };
}

/** A passage that nobody has read has no file of readings. */
async function writeReadings(passage: Passage, review: Review): Promise<void> {
  const file = resolve(CONTENT, readingsPath(passage));
  const text = reviewText(review);
  if (text.trim() === '') return rm(file, { force: true });
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}

/** Records one sheet and renames its answers, so that they are not recorded twice. */
async function recordSheet(folder: string, name: string, passages: Map<string, Passage>): Promise<void> {
  const sheet = JSON.parse(await readFile(join(folder, `${name}.json`), 'utf8')) as AnySheet;
  const file = join(folder, `${name}.answers.jsonl`);
  const { records, count, said } = answersTo(sheet, await readFile(file, 'utf8'));
  for (const [id, more] of records) {
    const passage = passages.get(id);
    if (!passage) throw new RangeError(`There is no passage ${id}.`);
    const review = withRecords(passage, more);
    await writeReadings(passage, review);
    passages.set(id, { ...passage, review });
  }
  await rename(file, join(folder, `${name}.recorded.jsonl`));
  console.log(`${name}: ${count} answers recorded`);
  for (const line of said) console.log(`  ${line}`);
}

async function record(): Promise<void> {
  const folder = required('sheets');
  const passages = new Map(library.map((passage) => [passage.id, passage]));
  const answered = (await readdir(folder)).filter((file) => file.endsWith('.answers.jsonl')).toSorted();
  for (const file of answered) await recordSheet(folder, file.replace('.answers.jsonl', ''), passages);
  console.log(`${answered.length} sheets recorded`);
}

/** Throws, and writes nothing, where the file would not read as meant. */
async function settlePassage(passage: Passage): Promise<void> {
  const path = contentPath(passage);
  const source = await readFile(resolve(CONTENT, path), 'utf8');
  const labels = new Map(
    passage.questions.map((question) => [question.code, agreedLabel(passage, question)]),
  );
  const result = withLabels(source, labels);
  if (parseContentFile(path, result).kind === 'invalid') throw new Error(`${path} cannot be written`);
  if (result !== source) console.log(`${path}: labels written`);
  await writeFile(resolve(CONTENT, path), result);
  for (const [code, label] of labels)
    if (label && !(label.skill && label.target)) console.log(`${path} ${code}: no two readers agree`);
}

if (command === 'sheets') await writeSheets();
else if (command === 'record') await record();
else if (command === 'settle') for (const passage of chosen) await settlePassage(passage);
else if (command === 'tidy')
  for (const passage of chosen)
    await writeReadings(passage, withRecords(passage, { readings: [], labellings: [], checks: [] }));
else throw new TypeError('sheets, record, settle or tidy?');
