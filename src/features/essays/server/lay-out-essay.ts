import { rightCounted } from '#features/progress/core/points.ts';
import { tooFastToCount } from '#features/progress/core/score-in-words.ts';
import { fastCount, type Mark } from '#features/quiz/core/marks.ts';
import type { QuizSettings } from '#features/quiz/core/quiz-settings.ts';
import type { OnQuizFinished } from '#features/quiz/server/public.ts';
import { insertEssay } from './essay-queries.ts';

/** Lays out the short essay of a quiz that has just been finished, where the class writes essays; once for a passage that is to be read again. */
export const layOutEssay: OnQuizFinished = async (tx, { attemptId, passage, settings, marks, progress }) => {
  if (settings.includesEssay && passage.essay && !isReadAgain(settings, marks)) {
    const { questionId } = passage.essay;
    const { classId } = settings;
    await insertEssay(tx, { studentId: progress.student_id, attemptId, questionId, classId });
  }
  return [];
};

/** An assigned passage that was answered too fast to count is read once more, and written about then (decision 57). */
const isReadAgain = ({ assignedLevel }: QuizSettings, marks: readonly Mark[]): boolean =>
  assignedLevel !== null &&
  tooFastToCount({ right: rightCounted(marks), total: marks.length, fastAnswers: fastCount(marks) });
