import { toCsv } from '#platform/csv/core/csv.ts';
import { LEFT_OUT_FOR_PARENTS, WHY_LEFT_OUT } from './left-out-for-parents.ts';

/** Rows of one table that are in an export. */
export interface ExportedTable {
  readonly name: string;
  /** What a row is, in one sentence. */
  readonly holds: string;
  readonly columns: readonly string[];
  /** In the order of the columns; moments are texts. */
  readonly rows: readonly (readonly unknown[])[];
}

/** Who reads an export: the person, or somebody else who gets less. */
export type ExportReader = 'person' | 'teacher' | 'parent';

/** Everything that is kept about a person, or what its reader may have of it. */
export interface PersonExport {
  readonly username: string;
  readonly madeAt: Date;
  readonly reader: ExportReader;
  readonly tables: readonly ExportedTable[];
}

/** A file of an export. */
export interface ExportFile {
  readonly name: string;
  readonly text: string;
}

/** A page to read and print, made from an export; null where there is none for this person. */
export type PageOfExport = (exported: PersonExport) => ExportFile | null;

/**
 * The files of an export: what they are in words, a page to read, everything as JSON, and each table that holds something as
 * CSV.
 */
export function exportFiles(exported: PersonExport, pageOf: PageOfExport): ExportFile[] {
  const tables = exported.tables.filter(({ rows }) => rows.length > 0);
  const page = pageOf(exported);
  return [
    { name: 'read-me.txt', text: words(exported, tables, page) },
    ...(page ? [page] : []),
    { name: 'everything.json', text: `${JSON.stringify(asJson(exported, tables), null, 2)}\n` },
    ...tables.map(({ name, columns, rows }) => ({ name: `${name}.csv`, text: toCsv(columns, rows) })),
  ];
}

/** `openleaf-ana.lopez-2026-10-14.zip`; a username has no sign that a file name may not have. */
export const exportFileName = ({ username, madeAt }: Pick<PersonExport, 'username' | 'madeAt'>): string =>
  `openleaf-${username}-${madeAt.toISOString().slice(0, 10)}.zip`;

const asJson = ({ username, madeAt }: PersonExport, tables: readonly ExportedTable[]) => ({
  username,
  madeAt: madeAt.toISOString(),
  tables: Object.fromEntries(
    tables.map(({ name, columns, rows }) => [
      name,
      rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))),
    ]),
  ),
});

const WORDS: Readonly<Record<ExportReader, string>> = {
  person:
    'This is everything that Openleaf keeps about this account, without secrets such as the password, which nobody can read.',
  teacher:
    'These are the account, the classes and the work of this student. What a teacher does not see is not in it: private notes, the birth month, settings, mails, devices. The person who runs Openleaf can make the whole file.',
  parent: `This is the account, the classes, and the work of this student. It leaves out ${LEFT_OUT_FOR_PARENTS}. ${WHY_LEFT_OUT}`,
};

const words = (
  { username, madeAt, reader }: PersonExport,
  tables: readonly ExportedTable[],
  page: ExportFile | null,
): string =>
  [
    `Openleaf: data of ${username}`,
    `Made on ${madeAt.toISOString()}. Times are in UTC.`,
    '',
    WORDS[reader],
    '',
    ...(page ? [`${page.name} is a page to read and print. It opens in a browser.`] : []),
    'everything.json holds all of it; the other files hold one table each and open in a spreadsheet.',
    'A text that begins like a formula has an apostrophe before it there.',
    '',
    ...tables.map(({ name, holds }) => `${name}.csv: ${holds}`),
    '',
    'Please keep these files safe: they are about a person.',
    '',
  ].join('\r\n');
