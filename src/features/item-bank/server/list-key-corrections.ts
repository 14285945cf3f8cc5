import { nameOf } from '#features/accounts/core/student-name.ts';
import { selectAccount } from '#features/accounts/server/public.ts';
import { isApprovedTeacherOf, readableWork, seesFigures } from '#features/classes/core/teacher-rights.ts';
import { selectDecidingClasses } from '#features/classes/server/public.ts';
import { type CorrectionRow, selectCorrections } from '#features/library/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { Db } from '#platform/db/server/database.ts';
import type { KeyCorrection, KeyCorrectionNote } from '../contract/key-corrections.ts';
import {
  type Rescored,
  type RescoredStudent,
  selectRescored,
  selectRescoredStudents,
  selectRescoredTaught,
} from './correction-notes-queries.ts';

/** A correction without the name of who made it. */
type CorrectionView = Omit<KeyCorrection, 'correctedBy'>;

/** Every correction with what it changed, newest first. */
export async function listKeyCorrections({ db, library }: QuizServices): Promise<KeyCorrection[]> {
  const [rows, rescored] = await Promise.all([selectCorrections(db), selectRescored(db)]);
  const views = await toViews(library, rows, rescored);
  return withAuthors(db, views, rows);
}

/** A note, and when its teacher has read it; null until then. */
export interface ReadNote {
  readonly note: KeyCorrectionNote;
  readonly readAt: Date | null;
}

/**
 * What a teacher should know: corrections that changed something for a student of theirs and were not read before a moment.
 * Notes are for the students whose figures the teacher sees; the key itself is for approved teachers.
 */
export async function listCorrectionNotes(
  { db, library }: QuizServices,
  teacherId: number,
  readSince: Date,
): Promise<ReadNote[]> {
  const joined = await selectDecidingClasses(db, teacherId, await selectRescoredTaught(db, teacherId));
  const classesOf = Map.groupBy(joined, (member) => member.student_id);
  const seen = [...classesOf].filter(([, classes]) => seesFigures(readableWork(teacherId, classes)));
  const studentIds = seen.map(([studentId]) => studentId);
  const changed = await selectRescoredStudents(db, teacherId, { studentIds, readSince });
  const rescored = sumsOf(changed);
  if (rescored.length === 0) return [];
  const rows = await selectCorrections(
    db,
    rescored.map((correction) => correction.correction_id),
  );
  const approved = isApprovedTeacherOf(teacherId, joined);
  const views = await toViews(library, rows, rescored);
  const readAt = new Map(changed.map(({ correction_id, seen_at }) => [correction_id, seen_at]));
  return views.map((view) => ({
    note: { ...view, key: approved ? view.key : null },
    readAt: readAt.get(view.correctionId) ?? null,
  }));
}

/** The views with the names of those who made the corrections: a few admins. */
async function withAuthors(
  db: Db,
  views: readonly CorrectionView[],
  rows: readonly CorrectionRow[],
): Promise<KeyCorrection[]> {
  const authorOf = new Map(rows.map(({ id, corrected_by }) => [id, corrected_by]));
  const authors = [...new Set(authorOf.values())].flatMap((id) => id ?? []);
  const accounts = await Promise.all(authors.map((id) => selectAccount(db, id)));
  const names = new Map(accounts.map((account) => [account?.id, account && nameOfAccount(account)]));
  return views.map((view) => ({
    ...view,
    correctedBy: names.get(authorOf.get(view.correctionId) ?? undefined) ?? null,
  }));
}

const nameOfAccount = (account: { first_name: string; last_name: string; username: string }): string =>
  nameOf({ firstName: account.first_name, lastName: account.last_name, username: account.username });

const sumsOf = (rows: readonly RescoredStudent[]): Rescored[] =>
  [...Map.groupBy(rows, (row) => row.correction_id)].map(([correction_id, of]) => ({
    correction_id,
    students: of.length,
    levels: of.filter((row) => row.level_before !== row.level_after).length,
    points: of.reduce((sum, row) => sum + row.points, 0),
  }));

async function toViews(
  library: QuizServices['library'],
  rows: readonly CorrectionRow[],
  rescored: readonly Rescored[],
): Promise<CorrectionView[]> {
  const changed = new Map(rescored.map((correction) => [correction.correction_id, correction]));
  const views = rows.map((row) => toView(library, row, changed.get(row.id)));
  return (await Promise.all(views)).flatMap((view) => view ?? []);
}

async function toView(
  library: QuizServices['library'],
  row: CorrectionRow,
  changed: Rescored | undefined,
): Promise<CorrectionView | null> {
  const passage = row.version_id === null ? undefined : await library.version(row.version_id);
  const question = passage?.questions.find(({ id }) => id === row.question_id);
  if (!passage || !question) return null;
  const textOf = (optionId: number) => question.options.find(({ id }) => id === optionId)?.text ?? '';
  return {
    correctionId: row.id,
    questionId: row.question_id,
    versionId: passage.versionId,
    title: passage.title,
    level: passage.level,
    number: question.position + 1,
    stem: question.stem,
    oldKey: textOf(row.old_option_id ?? question.fileKey.id),
    key: textOf(row.option_id),
    reason: row.reason,
    correctedAt: row.corrected_at.toISOString(),
    scoredAt: row.scored_at?.toISOString() ?? null,
    students: changed?.students ?? 0,
    levels: changed?.levels ?? 0,
    points: changed?.points ?? 0,
  };
}
