import { type CorrectionRow, selectCorrections } from '#features/library/server/public.ts';
import type { KeyCorrection } from '../contract/key-corrections.ts';
import { type Rescored, selectRescored, selectRescoredOfTeacher } from './correction-notes-queries.ts';
import type { PracticeServices } from './practice.ts';

/** Every correction with what it changed, newest first. */
export async function listKeyCorrections({ db, library }: PracticeServices): Promise<KeyCorrection[]> {
  const [rows, rescored] = await Promise.all([selectCorrections(db), selectRescored(db)]);
  return toViews(library, rows, rescored);
}

/** What a teacher should know: corrections that changed something for a student of theirs, until they were read. */
export async function listCorrectionNotes(
  { db, library }: PracticeServices,
  teacherId: number,
): Promise<KeyCorrection[]> {
  const rescored = await selectRescoredOfTeacher(db, teacherId);
  if (rescored.length === 0) return [];
  const rows = await selectCorrections(
    db,
    rescored.map((one) => one.correction_id),
  );
  return toViews(library, rows, rescored);
}

async function toViews(
  library: PracticeServices['library'],
  rows: readonly CorrectionRow[],
  rescored: readonly Rescored[],
): Promise<KeyCorrection[]> {
  const changed = new Map(rescored.map((one) => [one.correction_id, one]));
  const views = rows.map((row) => toView(library, row, changed.get(row.id)));
  return (await Promise.all(views)).flatMap((view) => view ?? []);
}

async function toView(
  library: PracticeServices['library'],
  row: CorrectionRow,
  changed: Rescored | undefined,
): Promise<KeyCorrection | null> {
  const passage = row.version_id === null ? undefined : await library.version(row.version_id);
  const question = passage?.questions.find(({ id }) => id === row.question_id);
  if (!passage || !question) return null;
  return {
    correctionId: row.id,
    questionId: row.question_id,
    reading_comprehension_quiz_id: passage.versionId,
    title: passage.title,
    level: passage.level,
    number: question.position + 1,
    stem: question.stem,
    key: question.options.find(({ id }) => id === row.option_id)?.text ?? '',
    reason: row.reason,
    correctedAt: row.corrected_at.toISOString(),
    scoredAt: row.scored_at?.toISOString() ?? null,
    students: changed?.students ?? 0,
    levels: changed?.levels ?? 0,
    points: changed?.points ?? 0,
  };
}
