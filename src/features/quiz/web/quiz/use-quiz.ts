import { useEffect, useEffectEvent, useReducer, useRef } from 'react';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { newKey } from '#platform/endpoint/web/new-key.ts';
import { type ChallengeReply, studentQuizData } from '../../contract/endpoints.ts';
import type { QuizView } from '../../contract/views.ts';
import { type Held, heldOf } from '../../core/delivery-queue.ts';
import type { Delivered } from '../outbox/outbox.ts';
import { useOutbox, useOutboxState } from '../outbox/outbox-provider.tsx';
import { questionOf } from './question-clock.ts';
import { openQuiz, type QuizState, quizReducer } from './quiz-state.ts';
import { useQuestionClock } from './use-question-clock.ts';

export interface RunningQuiz {
  readonly state: QuizState;
  /** Answers that wait on this device, with why. */
  readonly waiting: number;
  readonly held: Held | null;
  readonly choose: (optionId: number) => void;
  /** Sends the chosen option; again meanwhile, it does nothing. */
  readonly check: () => void;
  /** While an answer waits: on to the next question. Null where there is none to go on to. */
  readonly goAhead: (() => void) | null;
  readonly onChallengeAnswered: (questionId: number, reply: ChallengeReply) => void;
  readonly goOn: () => void;
}

export interface QuizToRun {
  readonly quiz: QuizView;
  readonly studentId: number;
  /** The question whose answer arrived before this screen could show it. */
  readonly arrived: number | null;
  /** The quiz turned out to be no longer open: finished on another device perhaps, or ended as a teacher lets the student start over. */
  readonly onGone: (startsOver: boolean) => void;
}

/** Runs a quiz: every answer goes through the outbox, which keeps it on this device until the server has it. */
export function useQuiz({ quiz, studentId, arrived, onGone }: QuizToRun): RunningQuiz {
  const api = useApi();
  const outbox = useOutbox();
  const { answers } = useOutboxState();
  const [waiting, held] = [answers.items, heldOf(answers)];
  const [state, dispatch] = useReducer(quizReducer, null, () =>
    openQuiz(quiz, { waiting: waiting.map(({ body }) => body), arrived }),
  );
  const { step } = state;
  const readClock = useQuestionClock(
    step.kind === 'choosing' ? questionOf(quiz.attemptId, step.question.questionId) : null,
  );
  /** Two presses in one moment see the same step. */
  const sent = useRef<number | null>(null);

  const onDelivered = useEffectEvent(async ({ answer: { body }, delivery }: Delivered) => {
    if (body.versionId !== quiz.versionId) return;
    if (delivery.kind === 'accepted') return dispatch({ ...delivery, questionId: body.questionId });
    sent.current = null;
    const isOpen = step.kind === 'sending' && step.question.questionId === body.questionId;
    if (delivery.kind === 'refused' && isOpen) return dispatch(delivery);
    const reread = await api(studentQuizData, { params: { studentId } });
    if (!reread.ok) return dispatch({ kind: 'refused', detail: reread.problem.detail });
    const { quiz: open, isPretest, pretestComplete } = reread.data;
    if (open?.attemptId !== quiz.attemptId) {
      outbox.dropQuiz();
      return onGone(!isPretest && !pretestComplete);
    }
    outbox.keepQuiz(open);
    dispatch({ kind: 'reloaded', quiz: open });
  });
  useEffect(() => outbox.onDelivered((delivered) => void onDelivered(delivered)), [outbox]);

  const check = () => {
    if (step.kind !== 'choosing' || step.chosen === null) return;
    const { questionId } = step.question;
    if (sent.current === questionId) return;
    sent.current = questionId;
    outbox.add({
      key: newKey(),
      body: {
        studentId,
        optionId: step.chosen,
        questionId,
        elapsedSeconds: readClock(),
        versionId: quiz.versionId,
      },
    });
    dispatch({ kind: 'send' });
  };

  const mayGoAhead = step.kind === 'sending' && held !== null && state.rest.length > 0;
  return {
    state,
    waiting: waiting.length,
    held,
    choose: (optionId) => dispatch({ kind: 'choose', optionId }),
    check,
    goAhead: mayGoAhead ? () => dispatch({ kind: 'go-ahead' }) : null,
    onChallengeAnswered: (questionId, { feedback, ...answer }) =>
      dispatch({ kind: 'challenge-answered', questionId, answer, feedback }),
    goOn: () => dispatch({ kind: 'go-on' }),
  };
}
