import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { pointsSoFar } from '#features/progress/core/points.ts';
import { toLevel } from '#features/progress/core/scale.ts';
import type { QuizView } from '../contract/views.ts';
import { marksOf } from '../core/marks.ts';
import { type AttemptRules, isFarAbove, rulesOf } from './attempt-rules.ts';
import { type OpenAttempt, selectAnswers } from './attempts-queries.ts';
import { selectChallengeAnswers } from './challenge-queries.ts';
import type { QuizServices } from './quiz.ts';
import { toAnsweredViews, toPassageView, toQuestionView, toTextSupports } from './quiz-views.ts';
import { swapsLeft } from './swap-passage.ts';

/** Points that a running quiz would pay for the answers so far. */
export const provisionalPoints = (passage: PublishedPassage, marks: string, rules: AttemptRules): number =>
  pointsSoFar(
    { answers: marksOf(marks), passageLevel: toLevel(passage.level), ...rules.payment },
    passage.questions.length,
  );

/** A running quiz as its student may see it: in the pretest neither level nor points nor what was right. */
export async function readQuiz(
  services: Pick<QuizServices, 'db' | 'library' | 'limits'>,
  attempt: OpenAttempt,
  now: Date,
): Promise<QuizView | null> {
  const { db, library } = services;
  const passage = await library.version(attempt.passage_version_id);
  if (!passage) return null;
  const isPretest = attempt.kind === 'pretest';
  const rules = rulesOf(attempt.settings, attempt.id);
  const { visible } = rules;
  const farAbove = isFarAbove(rules);
  const maySwap = !isPretest && attempt.answered === 0 && (rules.settings.assignedLevel === null || farAbove);
  const show = { showLevel: visible.showGrade && !isPretest };
  const ref = { studentId: attempt.student_id, attemptId: attempt.id };
  const [answers, challenges] =
    isPretest || attempt.answered === 0
      ? [[], []]
      : await Promise.all([selectAnswers(db, ref), selectChallengeAnswers(db, ref)]);
  const [next, ...later] = passage.questions
    .slice(attempt.answered)
    .map((question) => toQuestionView(passage, question, show));
  return {
    attemptId: attempt.id,
    versionId: passage.versionId,
    isPretest,
    level: show.showLevel ? passage.level : null,
    passage: toPassageView(passage),
    questionCount: attempt.question_count,
    answeredCount: attempt.answered,
    answered: toAnsweredViews(
      passage,
      { answers, challenges, marks: attempt.marks, rules: rules.settings },
      { ...show, showPoints: visible.showPoints, resultsOpen: false },
    ),
    next: next ?? null,
    later,
    pointsSoFar: isPretest || !visible.showPoints ? null : provisionalPoints(passage, attempt.marks, rules),
    farAbove,
    assigned:
      isPretest || rules.settings.assignedLevel === null
        ? null
        : { essay: rules.settings.includesEssay && passage.essay !== null },
    swapsLeft: maySwap ? await swapsLeft(services, attempt.student_id, now) : 0,
    readAloud: rules.settings.readAloud,
    supports: toTextSupports(rules.settings),
    timezone: rules.settings.timezone,
  };
}
