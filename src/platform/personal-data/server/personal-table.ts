import type { DB } from '#platform/db/server/schema.gen.ts';
import type { PageOfExport } from '../core/export-files.ts';

/** What becomes of a column when the data of a person are exported, and when the person is erased (decision 48). */
export interface ColumnClass {
  /**
   * Who gets it in an export of the person whose row it is. A teacher exports students of theirs, and gets what is not for parents;
   * a parent exports a child of theirs, and gets what is for all.
   */
  readonly exported: 'to-all' | 'not-to-parents' | 'not-to-teachers' | 'never';
  /** Whether it is gone after the erasure of that person. */
  readonly erased: boolean;
  /** Why somebody does not get it, or why it stays. */
  readonly because?: string;
}

/** It is about the person: they get it, and it goes with them. */
export const about: ColumnClass = { exported: 'to-all', erased: true };

/** The same, but no parent gets it. */
export const notForParents = (because: string): ColumnClass => ({
  exported: 'not-to-parents',
  erased: true,
  because,
});

/** The same, but neither a teacher nor a parent gets it. */
export const notForTeachers = (because: string): ColumnClass => ({
  exported: 'not-to-teachers',
  erased: true,
  because,
});

/** It goes with the person, and is in no export: a secret, or of use to the service alone. */
export const notExported = (because: string): ColumnClass => ({ exported: 'never', erased: true, because });

/** It stays, and is in no export. */
export const kept = (because: string): ColumnClass => ({ exported: 'never', erased: false, because });

/** It is about the person, and stays. */
export const exportedAndKept = (because: string): ColumnClass => ({
  exported: 'not-to-teachers',
  erased: false,
  because,
});

type TableName = Extract<keyof DB, string>;
type ColumnOf<T extends TableName> = Extract<keyof DB[T], string>;

/** A table with the class of each of its columns. */
export interface PersonalTable {
  readonly name: string;
  /** What a row of it is, in one sentence for the person. */
  readonly holds: string;
  /** The columns that say whose a row is. None: it is about nobody. */
  readonly whose: readonly string[];
  /** Columns that name another person in it; they are empty once that person is erased. */
  readonly others: readonly string[];
  readonly columns: Readonly<Record<string, ColumnClass>>;
}

interface Described<T extends TableName> {
  readonly holds: string;
  readonly whose: readonly ColumnOf<T>[];
  readonly others?: readonly ColumnOf<T>[];
  readonly columns: { readonly [C in ColumnOf<T>]: ColumnClass };
}

/** A table whose rows are about people. */
export const personalTable = <T extends TableName>(
  name: T,
  { others = [], ...described }: Described<T>,
): PersonalTable => ({ name, others, ...described });

/** A table whose rows are about nobody, whatever a column holds. */
export function tableAboutNobody<T extends TableName>(
  name: T,
  because: string,
  columns: readonly ColumnOf<T>[],
  others: readonly ColumnOf<T>[] = [],
): PersonalTable {
  const classes = Object.fromEntries(columns.map((column) => [column, kept(because)]));
  return { name, holds: because, whose: [], others, columns: classes };
}

/** Whether the rows of a person are deleted when the person is erased: a row goes or stays as a whole. */
export const isErased = ({ columns }: PersonalTable): boolean =>
  Object.values(columns).every(({ erased }) => erased);

/** A table whose rows an export names by their number, with what explains the number. */
export interface NamedTable {
  readonly name: string;
  /** What the file with the names is called. */
  readonly file: string;
  readonly holds: string;
  /** The columns of other tables that hold its number. */
  readonly numbers: readonly string[];
  /** Its number first. */
  readonly columns: readonly string[];
  /** Those that no parent gets. */
  readonly notForParents?: readonly string[];
}

/** What export and erasure go by. */
export interface PersonalData {
  readonly tables: readonly PersonalTable[];
  readonly named: readonly NamedTable[];
  readonly pageOf: PageOfExport;
}
