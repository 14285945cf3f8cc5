import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReports } from './harness/report-files.ts';
import { detailsPage } from './trust-page/details-page.ts';
import { trustPage } from './trust-page/page.ts';
import { CHAPTERS } from './trust-page/promises.ts';
import { detailsFile } from './trust-page/report-parts.ts';

const DOCS = join(import.meta.dirname, '../docs');

/** docs/trust.md and the pages behind it, from the runs in docs/trust/, by their paths. */
async function writtenPages(): Promise<Map<string, string>> {
  const reports = await readReports();
  const details = CHAPTERS.flatMap(({ promised }) =>
    promised.flatMap((each): [string, string][] =>
      each.run ? [[join(DOCS, detailsFile(each.run.name)), detailsPage(each, reports)]] : [],
    ),
  );
  return new Map([[join(DOCS, 'trust.md'), trustPage(reports)], ...details]);
}

/** The pages that differ from what the recorded runs say. */
export async function outdatedPages(): Promise<string[]> {
  const pages = [...(await writtenPages())];
  const isOutdated = await Promise.all(
    pages.map(async ([path, text]) => (await readFile(path, 'utf8').catch(() => '')) !== text),
  );
  return pages.flatMap(([path], index) => (isOutdated[index] ? [path] : []));
}

if (import.meta.main) for (const [path, text] of await writtenPages()) await writeFile(path, text);
