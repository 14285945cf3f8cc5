import { useState } from 'react';
import type { QuizReview } from '#features/quiz/contract/endpoints.ts';
import { ResultsPage } from '#features/quiz/web/public.tsx';
import { useEndpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { dayNumber } from '#platform/time/core/time-zone.ts';
import { viewProfileForStudent } from '../../contract/endpoints.ts';
import { weekAfterQuiz } from '../../core/week-after-quiz.ts';

/** The results of a quiz, with what it did for the week. */
export const ResultsWithWeek = () => <ResultsPage week={weekOf} />;

const weekOf = (review: QuizReview) => <WeekAfterQuiz review={review} />;

interface WeekAfterQuizProps {
  readonly review: Pick<QuizReview, 'studentId' | 'answered' | 'result' | 'timezone'>;
}

/** One sentence once the week is known with this quiz in it; what was read before the quiz is out of date. */
export function WeekAfterQuiz({ review: { studentId, answered, result, timezone } }: WeekAfterQuizProps) {
  const [now] = useState(() => Date.now());
  const { data, isFetchedAfterMount } = useEndpointQuery(
    viewProfileForStudent,
    { body: { studentId } },
    { refetchOnMount: 'always' },
  );
  if (data === undefined || !isFetchedAfterMount) return null;
  const words = weekAfterQuiz(
    {
      answers: answered.map(({ feedback: { right, fast } }) => ({ right, counted: !fast })),
      finishedDay: dayNumber(Date.parse(result.finishedAt), timezone),
      today: dayNumber(now, timezone),
      goalTold: result.points?.causes.some(({ cause }) => cause === 'weekly-goal') ?? false,
    },
    data.week,
  );
  return words !== null && <p>{words}</p>;
}
