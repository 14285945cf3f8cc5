import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Report } from './report.ts';

/** Where the runs lie from which docs/trust.md is written. */
const FOLDER = join(import.meta.dirname, '../../docs/trust');

const fileOf = ({ kind, name, database, injectedFault }: Report): string =>
  `${[kind, name, ...(database === null ? [] : [database]), ...(injectedFault === null ? [] : ['injected-fault'])].join('-')}.json`;

/** Saves a run in place of the last one of its kind. */
export async function saveReport(report: Report, folder = FOLDER): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, fileOf(report)), `${JSON.stringify(report, null, 2)}\n`);
}

/** Every run that was kept. */
export async function readReports(folder = FOLDER): Promise<Report[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  return Promise.all(files.map(async (file) => fromJson(await readFile(join(folder, file), 'utf8'))));
}

/** JSON knows no NaN, which says that something was not measured: it comes back as null. */
function fromJson(text: string): Report {
  const report = JSON.parse(text) as Report;
  return {
    ...report,
    database: report.database ?? null,
    figures: report.figures.map((figure) => ({ ...figure, value: figure.value ?? Number.NaN })),
  };
}
