import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { ExportedTable, ExportReader, PersonExport } from '../core/export-files.ts';
import { selectJoinedTo, selectNames, selectRowsOf, selectUsername } from './personal-data-queries.ts';
import type { ColumnClass, NamedTable, PersonalData, PersonalTable } from './personal-table.ts';

interface Asked {
  readonly userId: number;
  /** Who gets it: null is the operator, by command. */
  readonly by: number | null;
  /** A teacher of the student gets no more than a teacher sees, and a parent no more than a parent. */
  readonly reader: ExportReader;
}

/**
 * Collects what is kept about a person as it is in one moment, also in accounts that were joined to theirs, and records who asked for it.
 * @returns undefined when there is no such person.
 */
export async function collectPerson(
  db: Db,
  { tables, named }: PersonalData,
  { userId, by, reader }: Asked,
  now: Date,
): Promise<PersonExport | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const username = await selectUsername(tx, userId);
      if (username === undefined) return undefined;
      const userIds = [userId, ...(await selectJoinedTo(tx, userId))];
      const own = await rowsOf(tx, tables, { userIds, reader });
      const detail = reader === 'parent' ? { forParent: true } : { forTeacher: reader === 'teacher' };
      await recordAct(tx, { act: 'export-person', by, about: userId, detail }, now);
      const names = await namesIn(tx, named, { own, reader });
      return { username, madeAt: now, reader, tables: [...own, ...names] };
    });
}

async function rowsOf(
  tx: Tx,
  tables: readonly PersonalTable[],
  { userIds, reader }: Pick<Asked, 'reader'> & { readonly userIds: readonly number[] },
): Promise<ExportedTable[]> {
  const own: ExportedTable[] = [];
  for (const table of tables) {
    const columns = columnsFor(table, reader);
    if (columns.length > 0)
      own.push(toTable(table, columns, await selectRowsOf(tx, table, { columns, userIds })));
  }
  return own;
}

/** What is called by its number in these rows. */
async function namesIn(
  tx: Tx,
  named: readonly NamedTable[],
  { own, reader }: Pick<Asked, 'reader'> & { readonly own: readonly ExportedTable[] },
): Promise<ExportedTable[]> {
  const names: ExportedTable[] = [];
  for (const { file, notForParents = [], ...table } of named) {
    const columns = table.columns.filter((one) => reader !== 'parent' || !notForParents.includes(one));
    const rows = await selectNames(tx, { ...table, columns }, numbersIn(own, table.numbers));
    names.push(toTable({ ...table, name: file }, columns, rows));
  }
  return names;
}

const GETS: Readonly<Record<ExportReader, ReadonlySet<ColumnClass['exported']>>> = {
  person: new Set(['to-all', 'not-to-parents', 'not-to-teachers']),
  teacher: new Set(['to-all', 'not-to-parents']),
  parent: new Set(['to-all']),
};

const columnsFor = ({ whose, columns }: PersonalTable, reader: ExportReader): string[] =>
  whose.length === 0
    ? []
    : Object.entries(columns).flatMap(([column, { exported }]) =>
        GETS[reader].has(exported) ? [column] : [],
      );

const toTable = (
  { name, holds }: Pick<PersonalTable, 'name' | 'holds'>,
  columns: readonly string[],
  rows: readonly Readonly<Record<string, unknown>>[],
): ExportedTable => ({
  name,
  holds,
  columns,
  rows: rows.map((row) => columns.map((column) => toValue(row[column]))),
});

const toValue = (stored: unknown): unknown => (stored instanceof Date ? stored.toISOString() : stored);

/** The numbers that some columns hold, each once. */
function numbersIn(tables: readonly ExportedTable[], names: readonly string[]): number[] {
  const numbers = tables.flatMap(({ columns, rows }) =>
    names.flatMap((name) => {
      const at = columns.indexOf(name);
      return at < 0 ? [] : rows.flatMap((row) => (typeof row[at] === 'number' ? [row[at]] : []));
    }),
  );
  return [...new Set(numbers)];
}
