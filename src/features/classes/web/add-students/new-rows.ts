import type { NewStudentAnswer, NewStudentFault } from '../../contract/create-students.ts';
import { listedUsernameFaults } from '../../core/listed-username-faults.ts';
import type { RosterMatch, StudentInClass } from '../../core/match-roster.ts';
import type { WrittenName } from '../../core/pasted-names.ts';
import { type SameStudent, sameStudents } from '../../core/same-student.ts';

/** What a login card says: how its student logs in. */
export interface PrintedCard extends WrittenName {
  /** Stays the same however the list changes. */
  readonly key: number;
  readonly username: string;
  readonly password?: string;
  /** What its QR code logs in with; without one it opens the login page. */
  readonly badge?: string;
  /** For the parents, where the teacher wants it on the card. */
  readonly familyCode?: string;
}

/** A card with a password. */
export interface CardRow extends PrintedCard {
  readonly password: string;
  /** Known once the account is there. */
  readonly studentId: number | null;
}

/** A student on the list, until the account or the new name is there and after. */
export interface NewRow extends CardRow {
  /** What it means for the class, and for whom of it. */
  readonly match: RosterMatch;
  /** The teacher typed in it or decided something about it: it stays as it is, however the columns of the list are read. */
  readonly isTyped: boolean;
  /** The student of the class keeps the name from before. */
  readonly keepsName: boolean;
  /** The name from before, where the student of the class has this one now; else null. */
  readonly renamedFrom: WrittenName | null;
  readonly faults: readonly NewStudentFault[];
  /** The teacher wants it, though the class or the list has the name already. */
  readonly addAnyway: boolean;
  /** What the server found that the page could not know. */
  readonly found: SameStudent | null;
  /** A username that is free, where the one of the list cannot be had; else null. */
  readonly idea: string | null;
}

/** A row with what it repeats, and whether it is left off for that. */
export interface MarkedRow {
  readonly row: NewRow;
  readonly same: SameStudent | null;
  readonly isLeftOff: boolean;
  /** What is wrong with it, as the server said or as the list shows. No account is created until it is mended. */
  readonly faults: readonly NewStudentFault[];
}

export const isCreated = ({ studentId }: NewRow): boolean => studentId !== null;

/** Says of each row whether it is a student who is there already; such rows are left off until the teacher adds them anyway. */
export function markedRows(rows: readonly NewRow[], inClass: readonly WrittenName[]): readonly MarkedRow[] {
  const repeated = sameStudents(rows, inClass);
  const marked = rows.map((row, index) => {
    const same = isCreated(row) ? null : (row.found ?? repeated[index] ?? null);
    return { row, same, isLeftOff: same !== null && !row.addAnyway };
  });
  const wrong = listedUsernameFaults(
    marked.map(({ row, isLeftOff }) => ({
      username: row.username,
      standing: isCreated(row) ? 'created' : isLeftOff ? 'left-off' : 'waiting',
    })),
  );
  return marked.map((one, index): MarkedRow => {
    const message = wrong[index];
    const isKnown = message === null || message === undefined || one.row.faults.length > 0;
    return {
      ...one,
      faults: isKnown ? one.row.faults : [{ field: 'username', code: 'invalid', message }],
    };
  });
}

/** Whether an account is asked for that cannot be created as the row is. */
export const needsChange = ({ row, isLeftOff, faults }: MarkedRow): boolean =>
  !isCreated(row) && !isLeftOff && faults.length > 0;

/** A row that is a student of the class. */
export interface KnownRow {
  readonly row: NewRow;
  readonly student: StudentInClass;
}

/** The rows by what becomes of them. */
export interface RowGroups {
  /** New accounts, also those that are left off, and those that are there. */
  readonly toAdd: readonly MarkedRow[];
  /** Those of them that can be created as they are. */
  readonly waiting: readonly NewRow[];
  readonly inClass: readonly KnownRow[];
  /** Other names, also those that are not changed. */
  readonly otherNames: readonly KnownRow[];
  readonly toRename: readonly KnownRow[];
}

/** @param mayRename whether the teacher corrects a name that is there; a student without a name gets one from any teacher. */
export function groupRows(
  rows: readonly NewRow[],
  inClass: readonly WrittenName[],
  mayRename: boolean,
): RowGroups {
  const known = (kind: RosterMatch['kind']) =>
    rows.flatMap((row): readonly KnownRow[] =>
      row.match.kind === kind && row.match.kind !== 'new' ? [{ row, student: row.match.student }] : [],
    );
  const toAdd = markedRows(
    rows.filter(({ match }) => match.kind === 'new'),
    inClass,
  );
  const otherNames = known('other-name');
  return {
    toAdd,
    waiting: toAdd
      .filter((one) => !one.isLeftOff && !isCreated(one.row) && !needsChange(one))
      .map(({ row }) => row),
    inClass: known('in-class'),
    otherNames,
    toRename: otherNames.filter(({ row, student }) => !row.keepsName && (mayRename || isNameless(student))),
  };
}

export const isNameless = ({ firstName, lastName }: WrittenName): boolean =>
  firstName === '' && lastName === '';

export const wholeName = ({ firstName, lastName }: WrittenName): string => `${firstName} ${lastName}`.trim();

/** Why the rest of the list was not created, where it is not about a row. */
export type Stop = 'not-yet' | 'class-full' | 'enough-for-today';

/** What the list is after the server has answered for some of its rows, and what stops the rest. */
export function withAnswers(
  rows: readonly NewRow[],
  sent: readonly NewRow[],
  answers: readonly NewStudentAnswer[],
): { readonly rows: readonly NewRow[]; readonly stop: Stop | null } {
  const answerOf = new Map(answers.map((answer) => [sent[answer.index]?.key, answer]));
  let stop: Stop | null = null;
  const next = rows.map((row): NewRow => {
    const answer = answerOf.get(row.key);
    if (!answer) return row;
    if (answer.outcome !== 'created' && answer.outcome !== 'refused') stop = answer.outcome;
    const found = answer.faults.map(sameIn).find((same) => same !== null) ?? null;
    const faults = answer.faults.filter((fault) => sameIn(fault) === null);
    return { ...row, found, faults, studentId: answer.studentId };
  });
  return { rows: next, stop };
}

const sameIn = ({ code }: NewStudentFault): SameStudent | null =>
  code === 'already-in-class' || code === 'twice-in-list' ? code : null;
