/**
 * Checks the library (docs/library.md).
 *
 *   npm run content:check                  the whole library, with the per-level table
 *   npm run content:check -- FILE…         these passages by themselves, held to the whole standard
 *   npm run content:check -- --level 4     a level by itself, held to the whole standard: what fails, and its shares
 *     --json                               all findings as JSON
 *     --write-docs                         also writes the table into docs/library.md, and its pictures
 *
 * Exits with 1 when a hard gate fails. What binds a level of the whole library is in `held-levels.ts`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFile, checkLibrary, passagesOf } from '#features/library/core/check-library.ts';
import { type Finding, isFailure } from '#features/library/core/finding.ts';
import { levelRows, levelTableMarkdown, levelTableText } from '#features/library/core/level-table.ts';
import { WHOLE_PRACTICE } from '#features/library/core/pools.ts';
import { TEXT_GATES } from '#features/library/core/text-gates.ts';
import { readContent, readContentFile } from '#features/library/server/read-content.ts';
import { englishDictionary } from './content/english-dictionary.ts';
import { drawLibrary } from './content/library-pictures.ts';

const CONTENT = resolve(import.meta.dirname, '../content');
const DOCS = resolve(import.meta.dirname, '../docs/library.md');
const PICTURES = resolve(import.meta.dirname, '../docs/library');
const TABLE = /(<!-- table: npm run content:check -- --write-docs -->\n)[\s\S]*?(<!-- end of table -->)/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    'write-docs': { type: 'boolean', default: false },
    level: { type: 'string' },
  },
});

const dictionary = englishDictionary();

function mark({ ok, severity }: Finding): string {
  if (ok) return '✓';
  return severity === 'advisory' ? '·' : '✗';
}

function findingLine(finding: Finding): string {
  const { gate, measured, wanted, where, message } = finding;
  const name = [where, gate].filter(Boolean).join(' ');
  return `  ${mark(finding)} ${name}: ${measured} (wanted ${wanted})${message === '' ? '' : ` — ${message}`}`;
}

/** A heading that counts, then the findings to look at. */
function report(name: string, findings: readonly Finding[], isShown: (finding: Finding) => boolean): string {
  const failed = findings.filter(isFailure).length;
  const heading =
    failed === 0
      ? `✓ ${name}: all ${findings.length} gates hold`
      : `✗ ${name}: ${failed} of ${findings.length} gates fail`;
  return [heading, ...findings.filter(isShown).map(findingLine)].join('\n');
}

const isForAuthor = ({ ok, gate }: Finding): boolean => !ok || TEXT_GATES.has(gate);

/** The author's loop: every text number, and each gate that fails. */
async function checkFiles(paths: readonly string[]): Promise<Finding[]> {
  const files = await Promise.all(paths.map((path) => readContentFile(CONTENT, resolve(path))));
  const checked = files.map((file) => ({
    name: file.path,
    findings: checkFile(file, { held: true, dictionary }),
  }));
  if (!values.json) {
    for (const { name, findings } of checked) console.log(report(name, findings, isForAuthor));
  }
  return checked.flatMap(({ findings }) => findings);
}

/** One level, practice and pretest, as if it were held to the whole standard: its passages that fail, and its shares. */
async function checkLevel(level: number): Promise<Finding[]> {
  const files = await readContent(CONTENT, level);
  const findings = checkLibrary(files, { held: new Set([level]), dictionary }).filter(
    ({ where }) => !where.startsWith(WHOLE_PRACTICE),
  );
  if (!values.json) printFindings(`level ${level} together`, findings, () => true);
  return findings;
}

/** The whole library: the passages that fail, what the levels miss, the table. */
async function checkAll(): Promise<Finding[]> {
  const files = await readContent(CONTENT);
  const findings = checkLibrary(files, { dictionary });
  const rows = levelRows(passagesOf(files), findings);
  if (values['write-docs']) {
    await writeTable(levelTableMarkdown(rows));
    await mkdir(PICTURES, { recursive: true });
    for (const [name, svg] of drawLibrary(passagesOf(files))) await writeFile(resolve(PICTURES, name), svg);
  }
  if (!values.json) {
    printFindings('the library together', findings, ({ ok }) => !ok);
    console.log(`\n${levelTableText(rows)}`);
  }
  return findings;
}

function printFindings(
  together: string,
  findings: readonly Finding[],
  isShown: (finding: Finding) => boolean,
): void {
  const perPassage = Map.groupBy(findings, ({ passage }) => passage);
  const own = [...perPassage].filter(([passage]) => passage !== null);
  for (const [passage, its] of own)
    if (its.some(isFailure)) console.log(report(`${passage}`, its, isFailure));
  console.log(report(together, perPassage.get(null) ?? [], isShown));
  const failing = own.filter(([, its]) => its.some(isFailure)).length;
  const failed = findings.filter(isFailure).length;
  console.log(
    `\n${own.length} passages, ${failing} of them fail; ${failed} of ${findings.length} gates fail`,
  );
}

async function writeTable(table: string): Promise<void> {
  const page = await readFile(DOCS, 'utf8');
  if (!TABLE.test(page)) throw new Error(`${DOCS} has no place for the table`);
  await writeFile(
    DOCS,
    page.replace(TABLE, (_, start: string, end: string) => `${start}${table}\n${end}`),
  );
}

async function check(): Promise<Finding[]> {
  if (positionals.length > 0) return checkFiles(positionals);
  return values.level === undefined ? checkAll() : checkLevel(Number(values.level));
}

const findings = await check();
if (values.json) console.log(JSON.stringify(findings, null, 2));
process.exitCode = findings.some(isFailure) ? 1 : 0;
