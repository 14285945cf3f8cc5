import { teacherNameOf } from '#features/classes/server/public.ts';
import type { EssayPrompt, EssayView } from '#features/quiz/contract/short-essay.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { rulesOf } from '#features/quiz/server/public.ts';
import type { EssayRow, ReadEssayRow } from './essay-queries.ts';
import { essayStatusOf } from './essay-status-column.ts';

/** What an essay is asked from. */
export type OpenEssay = Pick<EssayRow, 'question_id' | 'attempt_id' | 'passage_version_id' | 'settings'>;

/** The essay that a student can write now, or null. */
export async function toEssayPrompt(
  { library }: Pick<QuizServices, 'library'>,
  row: OpenEssay | null,
): Promise<EssayPrompt | null> {
  const passage = row && (await library.version(row.passage_version_id));
  if (!row || !passage?.essay) return null;
  const { maySkipEssay, readAloud } = rulesOf(row.settings, row.attempt_id).settings;
  return {
    questionId: row.question_id,
    attemptId: row.attempt_id,
    versionId: passage.versionId,
    title: passage.title,
    prompt: passage.essay.prompt,
    maySkip: maySkipEssay,
    readAloud,
  };
}

/** What is shown of an essay afterwards. */
type EssayToTell = Pick<
  ReadEssayRow,
  | 'attempt_id'
  | 'status'
  | 'passed_over'
  | 'text'
  | 'score'
  | 'comment'
  | 'settings'
  | 'reader_first_name'
  | 'reader_last_name'
>;

type Reader = Pick<ReadEssayRow, 'reader_first_name' | 'reader_last_name'>;

/** Who reads an essay, as students know them; null where that account is gone. */
export const readerOf = ({ reader_first_name: first, reader_last_name: last }: Reader): string | null =>
  first === null || last === null
    ? null
    : teacherNameOf({ teacher_first_name: first, teacher_last_name: last });

export const toEssayView = (row: EssayToTell | null, prompt: string | undefined): EssayView | null =>
  row && prompt !== undefined
    ? {
        prompt,
        status:
          row.status === 'open' && row.passed_over ? 'skipped' : essayStatusOf(row.status, row.attempt_id),
        text: row.text,
        score: row.score,
        comment: row.comment,
        maySkip: rulesOf(row.settings, row.attempt_id).settings.maySkipEssay,
        teacherName: readerOf(row),
      }
    : null;
