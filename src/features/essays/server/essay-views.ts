import type { EssayPrompt, EssayView } from '#features/quiz/contract/short-essay.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import { rulesOf } from '#features/quiz/server/public.ts';
import type { EssayRow } from './essay-queries.ts';

/** What an essay is asked from. */
export type OpenEssay = Pick<EssayRow, 'question_id' | 'attempt_id' | 'passage_version_id' | 'settings'>;

/** The essay that a student can write now, or null. */
export async function toEssayPrompt(
  { library }: Pick<QuizServices, 'library'>,
  row: OpenEssay | null,
): Promise<EssayPrompt | null> {
  const passage = row && (await library.version(row.passage_version_id));
  if (!row || !passage?.essay) return null;
  return {
    questionId: row.question_id,
    student_quiz_response_id: row.attempt_id,
    reading_comprehension_quiz_id: passage.versionId,
    title: passage.title,
    prompt: passage.essay.prompt,
    maySkip: rulesOf(row.settings).settings.maySkipEssay,
  };
}

export const toEssayView = (
  row: Pick<EssayRow, 'status' | 'passed_over' | 'text' | 'score' | 'comment'> | null,
  prompt: string | undefined,
): EssayView | null =>
  row && prompt !== undefined
    ? {
        prompt,
        status: row.status === 'open' && row.passed_over ? 'skipped' : (row.status as EssayView['status']),
        text: row.text,
        score: row.score,
        comment: row.comment,
      }
    : null;
