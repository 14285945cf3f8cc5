import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readReports } from './harness/report-files.ts';
import { trustPage } from './trust-page/page.ts';

/** Written from the runs in docs/trust/. */
export const TRUST_PAGE = join(import.meta.dirname, '../docs/trust.md');

export const isUpToDate = async (): Promise<boolean> =>
  (await readFile(TRUST_PAGE, 'utf8')) === trustPage(await readReports());

if (import.meta.main) await writeFile(TRUST_PAGE, trustPage(await readReports()));
