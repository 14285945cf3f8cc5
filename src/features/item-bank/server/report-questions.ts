import type { PublishedPassage, PublishedQuestion } from '#features/library/core/published-passage.ts';
import type { LearnedQuestion } from '#features/progress/core/learn-lessons.ts';
import { checkLevel, correlationOf, looksBroken } from '#features/progress/core/question-report.ts';
import { LEVELS } from '#features/progress/core/scale.ts';
import { selectLearnedQuestions } from '#features/progress/server/public.ts';
import type { QuizServices } from '#features/quiz/server/public.ts';
import type { BrokenQuestion, QuestionReport } from '../contract/question-report.ts';
import { selectCalibrationState } from './calibration-queries.ts';

interface Placed {
  readonly passage: PublishedPassage;
  readonly question: PublishedQuestion;
}

/** What answers have taught about the questions that are offered now: levels that are off, questions that look broken. */
export async function reportQuestions({ db, library }: QuizServices): Promise<QuestionReport> {
  const [{ learnedAt, waiting }, learned] = await Promise.all([
    selectCalibrationState(db),
    selectLearnedQuestions(db),
  ]);
  const offered = [...library.current('practice'), ...library.current('pretest')];
  const questions = new Map<number, Placed>(
    offered.flatMap((passage) =>
      passage.questions.map((question) => [question.id, { passage, question }] as const),
    ),
  );
  const found = learned.flatMap((record) => {
    const placed = questions.get(record.questionId);
    return placed ? [{ ...placed, record }] : [];
  });
  const levels = LEVELS.map((level) =>
    checkLevel(
      level,
      found.filter(({ passage }) => passage.level === level).map(({ record }) => record),
    ),
  );
  const broken = found
    .filter(({ record }) => looksBroken(record))
    .map(({ record, ...placed }) => toBroken(placed, record))
    .toSorted((a, b) => a.correlation - b.correlation);
  return { learnedAt: learnedAt?.toISOString() ?? null, waiting, levels, broken };
}

const toBroken = ({ passage, question }: Placed, record: LearnedQuestion): BrokenQuestion => ({
  questionId: question.id,
  versionId: passage.versionId,
  title: passage.title,
  level: passage.level,
  number: question.position + 1,
  stem: question.stem,
  answers: record.answers,
  rightShare: record.right / record.answers,
  expectedShare: record.expected / record.answers,
  correlation: correlationOf(record) ?? 0,
  options: question.options.map((option, index) => ({
    text: option.text,
    isKey: option.id === question.key.id,
    chosen: record.chosen[index] ?? 0,
  })),
});
