import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Results } from '../run/tasks.ts';
import { drawPlots } from './plots.ts';
import type { Report } from './report.ts';
import { batchTable, comparisonTable, limitTable, markdownTable } from './tables.ts';
import { guesserLine, runLine } from './text.ts';

const DOCS = join(import.meta.dirname, '../../../../docs');
const START = '<!-- results -->\n';
const END = '<!-- /results -->';

/** A page with the part between its marks replaced. Throws when a mark is missing. */
export function withResults(page: string, results: string): string {
  const start = page.indexOf(START);
  const end = page.indexOf(END, start);
  if (start === -1 || end === -1)
    throw new Error(`docs/adaptive.md needs the marks ${START.trim()} and ${END}`);
  return `${page.slice(0, start + START.length)}\n${results}\n\n${page.slice(end)}`;
}

function resultsPart(report: Report): string {
  return [
    `Run: ${runLine(report)}.`,
    markdownTable(limitTable(report.rows)),
    'The algorithms side by side in the same world, on a bank of which nothing is known but the levels:',
    markdownTable(comparisonTable(report)),
    guesserLine(report),
    'Questions learn in batches, so that answers given at the same moment wait for no row. The same answers, learned in steps of:',
    markdownTable(batchTable(report)),
  ].join('\n\n');
}

/** Writes the tables of a run into docs/adaptive.md, and its pictures beside it. */
export async function writeDocs(report: Report, results: Results): Promise<void> {
  const path = join(DOCS, 'adaptive.md');
  await writeFile(path, withResults(await readFile(path, 'utf8'), resultsPart(report)));
  await mkdir(join(DOCS, 'adaptive'), { recursive: true });
  for (const [name, svg] of drawPlots(results)) await writeFile(join(DOCS, 'adaptive', name), svg);
}
