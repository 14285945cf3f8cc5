/**
 * Checks the library (docs/library.md).
 *
 *   npm run content:check                  the whole library, with the per-level table
 *   npm run content:check -- FILE…         these passages by themselves
 *     --json                               all findings as JSON
 *     --write-docs                         also writes the table into docs/library.md, and its pictures
 *
 * Exits with 1 when a hard gate fails.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkFile, checkLibrary, passagesOf } from '#features/library/core/check-library.ts';
import { type Finding, isFailure } from '#features/library/core/finding.ts';
import { levelRows, levelTableMarkdown, levelTableText } from '#features/library/core/level-table.ts';
import { TEXT_GATES } from '#features/library/core/text-gates.ts';
import { readContent, readContentFile } from '#features/library/server/read-content.ts';
import { drawLibrary } from './content/library-pictures.ts';

const CONTENT = resolve(import.meta.dirname, '../content');
const DOCS = resolve(import.meta.dirname, '../docs/library.md');
const PICTURES = resolve(import.meta.dirname, '../docs/library');
const TABLE = /(<!-- table: npm run content:check -- --write-docs -->\n)[\s\S]*?(<!-- end of table -->)/;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'boolean', default: false }, 'write-docs': { type: 'boolean', default: false } },
});

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
  const checked = files.map((file) => ({ name: file.path, findings: checkFile(file) }));
  if (!values.json) {
    for (const { name, findings } of checked) console.log(report(name, findings, isForAuthor));
  }
  return checked.flatMap(({ findings }) => findings);
}

/** The whole library: the passages that fail, what the passages say together, the table. */
async function checkAll(): Promise<Finding[]> {
  const files = await readContent(CONTENT);
  const findings = checkLibrary(files);
  const rows = levelRows(passagesOf(files), findings);
  if (values['write-docs']) {
    await writeTable(levelTableMarkdown(rows));
    await mkdir(PICTURES, { recursive: true });
    for (const [name, svg] of drawLibrary(passagesOf(files))) await writeFile(resolve(PICTURES, name), svg);
  }
  if (!values.json) printLibrary(findings, levelTableText(rows));
  return findings;
}

function printLibrary(findings: readonly Finding[], table: string): void {
  const perPassage = Map.groupBy(findings, ({ passage }) => passage);
  const together = perPassage.get(null) ?? [];
  for (const [passage, own] of perPassage) {
    if (passage !== null && own.some(isFailure)) console.log(report(passage, own, isFailure));
  }
  console.log(report('the library together', together, () => true));
  console.log(`\n${table}\n`);
  const failed = findings.filter(isFailure).length;
  console.log(
    `${perPassage.size - (perPassage.has(null) ? 1 : 0)} passages, ${failed} of ${findings.length} gates fail`,
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

const findings = positionals.length > 0 ? await checkFiles(positionals) : await checkAll();
if (values.json) console.log(JSON.stringify(findings, null, 2));
process.exitCode = findings.some(isFailure) ? 1 : 0;
