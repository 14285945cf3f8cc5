import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { ProblemError } from '#platform/endpoint/web/problem-error.ts';
import { type FinishedQuiz } from '#platform/screens/core/addresses.ts';
import { studentQuizData } from '../../contract/endpoints.ts';
import type { EssayPrompt } from '../../contract/short-essay.ts';
import type { QuizView } from '../../contract/views.ts';
import type { Arrived, Outbox } from '../outbox/outbox.ts';
import { useOutbox } from '../outbox/outbox-provider.tsx';
import { sendWhatWaits } from '../outbox/send-what-waits.ts';

/** What there is to open at the address of the quiz. */
export type Opening =
  | {
      readonly kind: 'quiz';
      readonly quiz: QuizView;
      /** The question whose answer has just arrived and is to be shown first. */
      readonly arrived: number | null;
      /** The essay of the quiz before, while it can still be written. */
      readonly leftEssay: EssayPrompt | null;
    }
  | { readonly kind: 'pretest' }
  /** The answer that waited was the last one of its quiz. */
  | { readonly kind: 'finished'; readonly quiz: FinishedQuiz }
  /** The home says what comes next: a passage, the first pretest, or starting over. */
  | { readonly kind: 'nothing' };

/** Reads what is open once; while the quiz runs, the screen knows better than anything read again. */
export const useOpenQuiz = (studentId: number): UseQueryResult<Opening, ProblemError> =>
  useQuery({
    queryKey: ['open-quiz', studentId],
    queryFn: readOpening.bind(null, useApi(), useOutbox(), studentId),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });

async function readOpening(api: ApiClient, outbox: Outbox, studentId: number): Promise<Opening> {
  await sendWhatWaits(outbox);
  const read = await api(studentQuizData, { params: { studentId } });
  if (!read.ok) {
    const { quiz } = outbox.kept();
    const isAway = read.problem.code === 'offline' || read.problem.code === 'timed-out';
    if (isAway && quiz && !quiz.isPretest) return { kind: 'quiz', quiz, arrived: null, leftEssay: null };
    throw new ProblemError(read.problem);
  }
  const { quiz, isPretest, essay } = read.data;
  if (isPretest) return { kind: 'pretest' };
  const arrived = outbox.takeArrived();
  if (quiz) {
    return { kind: 'quiz', quiz, arrived: arrived?.answer.body.questionId ?? null, leftEssay: essay };
  }
  const finished = arrived && finishedBy(arrived);
  return finished ? { kind: 'finished', quiz: finished } : { kind: 'nothing' };
}

/** The quiz that this answer finished; null where it did not. */
export function finishedBy({ answer, response }: Arrived): FinishedQuiz | null {
  if (!response.done || !response.feedback) return null;
  return {
    attemptId: response.attemptId,
    versionId: answer.body.versionId,
  };
}
