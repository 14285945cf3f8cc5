import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { ProblemError } from '#platform/endpoint/web/problem-error.ts';
import { answerQuestion, studentQuizData } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import type { FinishedQuiz } from '../practice-paths.ts';
import { forgetAnswer, keptAnswer } from './pending-answer.ts';

/** What there is to open at the address of the quiz. */
export type Opening =
  | { readonly kind: 'quiz'; readonly quiz: QuizView }
  | { readonly kind: 'pretest' }
  /** The kept answer was the last one of its quiz. */
  | { readonly kind: 'finished'; readonly quiz: FinishedQuiz }
  | { readonly kind: 'nothing' };

/** Reads what is open once; while the quiz runs, the screen knows better than anything read again. */
export const useOpenQuiz = (studentId: number): UseQueryResult<Opening, ProblemError> =>
  useQuery({
    queryKey: ['open-quiz', studentId],
    queryFn: readOpening.bind(null, useApi(), studentId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

async function readOpening(api: ApiClient, studentId: number): Promise<Opening> {
  const read = await api(studentQuizData, { params: { studentId } });
  if (!read.ok) throw new ProblemError(read.problem);
  const { quiz, isPretestQuiz, pretestComplete } = read.data;
  if (isPretestQuiz || !pretestComplete) return { kind: 'pretest' };
  if (quiz) return { kind: 'quiz', quiz };
  const finished = await sendKeptAnswer(api, studentId);
  return finished ? { kind: 'finished', quiz: finished } : { kind: 'nothing' };
}

/** Sends an answer that waited on this device; tells the quiz that it finished, if it did. Held ones stay. */
export async function sendKeptAnswer(api: ApiClient, studentId: number): Promise<FinishedQuiz | null> {
  const kept = keptAnswer(sessionStorage, studentId);
  if (!kept) return null;
  const sent = await api(answerQuestion, { headers: { 'idempotency-key': kept.key }, body: kept.body });
  if (sent.ok || PAST.has(sent.problem.code)) forgetAnswer(sessionStorage, kept);
  if (!sent.ok || !sent.data.done || !sent.data.feedback) return null;
  return {
    student_quiz_response_id: sent.data.student_quiz_response_id,
    quizId: kept.body.reading_comprehension_quiz_id,
  };
}

/** Refusals after which sending again cannot help. */
const PAST: ReadonlySet<string> = new Set(['not-next', 'key-reused', 'not-found', 'invalid-request']);
