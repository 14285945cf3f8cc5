import type { OnQuizFinished } from '#features/quiz/server/public.ts';
import { insertEssay } from './essay-queries.ts';

/** Lays out the short essay of a quiz that has just been finished, where the class writes essays. */
export const layOutEssay: OnQuizFinished = async (tx, { attemptId, passage, settings, progress }) => {
  if (settings.includesEssay && passage.essay) {
    const { questionId } = passage.essay;
    const { classId } = settings;
    await insertEssay(tx, { studentId: progress.student_id, attemptId, questionId, classId });
  }
  return [];
};
