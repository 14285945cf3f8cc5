import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { answerQuestion, studentQuizData } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import { type Delivery, deliverAnswer } from './deliver-answer.ts';
import { newKey } from './new-key.ts';
import { forgetAnswer, keepAnswer, keptAnswer, type PendingAnswer } from './pending-answer.ts';
import { openQuiz, type QuizState, quizReducer } from './quiz-state.ts';
import { useQuestionClock } from './use-question-clock.ts';
import { waitForNetwork } from './wait-for-network.ts';

export interface RunningQuiz {
  readonly state: QuizState;
  readonly choose: (answerId: number) => void;
  /** Sends the chosen option; again meanwhile, it does nothing. */
  readonly check: () => void;
  readonly goOn: () => void;
}

interface QuizOfStudent {
  readonly quiz: QuizView;
  readonly studentId: number;
  /** The quiz turned out to be no longer open, finished on another device perhaps. */
  readonly onGone: () => void;
}

/** The kept answer, if it belongs to this quiz. */
function keptFor({ quiz, studentId }: Pick<QuizOfStudent, 'quiz' | 'studentId'>): PendingAnswer | null {
  const kept = keptAnswer(sessionStorage, studentId);
  return kept?.body.reading_comprehension_quiz_id === quiz.reading_comprehension_quiz_id ? kept : null;
}

/** Runs a quiz: every answer is kept on this device under its key until the server has it. */
export function useQuiz({ quiz, studentId, onGone }: QuizOfStudent): RunningQuiz {
  const api = useApi();
  const [state, dispatch] = useReducer(quizReducer, null, () =>
    openQuiz(quiz, keptFor({ quiz, studentId })?.body ?? null),
  );
  const { step } = state;
  const readClock = useQuestionClock(step.kind === 'choosing' ? step.question.questionId : null);
  const pending = useRef<PendingAnswer | null>(null);

  const settle = useEffectEvent(async (delivery: Delivery) => {
    if (delivery.kind === 'stopped') return;
    if (pending.current) forgetAnswer(sessionStorage, pending.current);
    pending.current = null;
    if (delivery.kind !== 'moved-on') return dispatch(delivery);
    const reread = await api(studentQuizData, { params: { studentId } });
    if (!reread.ok) return dispatch({ kind: 'refused', detail: reread.problem.detail });
    const open = reread.data.quiz;
    if (open?.student_quiz_response_id === quiz.student_quiz_response_id)
      dispatch({ kind: 'reloaded', quiz: open });
    else onGone();
  });

  const sending = step.kind === 'sending';
  useEffect(() => {
    const kept = pending.current ?? keptFor({ quiz, studentId });
    pending.current = sending ? kept : null;
    // Told already: it had arrived before the page was left.
    if (!sending && kept) forgetAnswer(sessionStorage, kept);
    if (!sending || !kept) return undefined;
    const leaving = new AbortController();
    const courier = {
      send: ({ key, body }: PendingAnswer) =>
        api(answerQuestion, { headers: { 'idempotency-key': key }, body }),
      wait: (milliseconds: number) => waitForNetwork(milliseconds, leaving.signal),
      onHeld: (reason: 'network' | 'server') => dispatch({ kind: 'held', reason }),
      signal: leaving.signal,
    };
    const deliver = async () => {
      const delivery = await deliverAnswer(kept, courier);
      if (!leaving.signal.aborted) await settle(delivery);
    };
    void deliver();
    return () => leaving.abort();
  }, [sending, api, quiz, studentId]);

  const check = () => {
    if (step.kind !== 'choosing' || step.chosen === null || pending.current) return;
    pending.current = {
      key: newKey(),
      body: {
        studentId,
        answerId: step.chosen,
        questionId: step.question.questionId,
        elapsedSeconds: readClock(),
        reading_comprehension_quiz_id: quiz.reading_comprehension_quiz_id,
      },
    };
    keepAnswer(sessionStorage, pending.current);
    dispatch({ kind: 'send' });
  };

  return {
    state,
    choose: (answerId) => dispatch({ kind: 'choose', answerId }),
    check,
    goOn: () => dispatch({ kind: 'go-on' }),
  };
}
