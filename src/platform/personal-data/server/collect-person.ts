import { recordAct } from '#platform/audit/server/record-act.ts';
import type { Db, Tx } from '#platform/db/server/database.ts';
import type { ExportedTable, PersonExport } from '../core/export-files.ts';
import { selectJoinedTo, selectNames, selectRowsOf, selectUsername } from './personal-data-queries.ts';
import type { NamedTable, PersonalData, PersonalTable } from './personal-table.ts';

interface Asked {
  readonly userId: number;
  /** Who gets it: null is the operator, by command. */
  readonly by: number | null;
  /** A teacher of the student gets no more than a teacher sees. */
  readonly forTeacher: boolean;
}

/**
 * Collects what is kept about a person as it is in one moment, also in accounts that were joined to theirs, and records who asked for it.
 * @returns undefined when there is no such person.
 */
export async function collectPerson(
  db: Db,
  { tables, named }: PersonalData,
  { userId, by, forTeacher }: Asked,
  now: Date,
): Promise<PersonExport | undefined> {
  return db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      const username = await selectUsername(tx, userId);
      if (username === undefined) return undefined;
      const userIds = [userId, ...(await selectJoinedTo(tx, userId))];
      const own = await rowsOf(tx, tables, { userIds, forTeacher });
      await recordAct(tx, { act: 'export-person', by, about: userId, detail: { forTeacher } }, now);
      return { username, madeAt: now, forTeacher, tables: [...own, ...(await namesIn(tx, named, own))] };
    });
}

async function rowsOf(
  tx: Tx,
  tables: readonly PersonalTable[],
  { userIds, forTeacher }: Pick<Asked, 'forTeacher'> & { readonly userIds: readonly number[] },
): Promise<ExportedTable[]> {
  const own: ExportedTable[] = [];
  for (const table of tables) {
    const columns = columnsFor(table, forTeacher);
    if (columns.length > 0)
      own.push(toTable(table, columns, await selectRowsOf(tx, table, { columns, userIds })));
  }
  return own;
}

/** What is called by its number in these rows. */
async function namesIn(
  tx: Tx,
  named: readonly NamedTable[],
  own: readonly ExportedTable[],
): Promise<ExportedTable[]> {
  const names: ExportedTable[] = [];
  for (const { file, ...table } of named) {
    const rows = await selectNames(tx, table, numbersIn(own, table.numbers));
    names.push(toTable({ ...table, name: file }, table.columns, rows));
  }
  return names;
}

const columnsFor = ({ whose, columns }: PersonalTable, forTeacher: boolean): string[] =>
  whose.length === 0
    ? []
    : Object.entries(columns).flatMap(([column, { exported }]) =>
        exported === 'to-all' || (exported === 'not-to-teachers' && !forTeacher) ? [column] : [],
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
