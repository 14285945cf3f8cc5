import type { AnswerResponse } from '../../contract/endpoints.ts';
import type { FeedbackView, QuestionView, QuizView } from '../../contract/views.ts';

/** Why an answer waits on this device: no network, or a server that cannot take it just now. */
export type HeldReason = 'network' | 'server';

/** What is said above a question, once. */
export type Notice =
  | { readonly kind: 'saved' }
  /** Another tab or device went on with this quiz; the place was found again. */
  | { readonly kind: 'moved-on' }
  | { readonly kind: 'refused'; readonly detail: string };

/** Where a reader is. One kind per screen, so that nothing else can be true at the same time. */
export type QuizStep =
  | {
      readonly kind: 'choosing';
      readonly question: QuestionView;
      readonly chosen: number | null;
      readonly notice: Notice | null;
    }
  | {
      readonly kind: 'sending';
      readonly question: QuestionView;
      readonly chosen: number;
      readonly held: HeldReason | null;
    }
  | {
      readonly kind: 'told';
      readonly question: QuestionView;
      readonly feedback: FeedbackView;
      readonly next: QuestionView | null;
      readonly pause: boolean;
    }
  /** Three fast answers in a row: a short rest before what is next. */
  | { readonly kind: 'pausing'; readonly next: QuestionView | null }
  | { readonly kind: 'over' };

export interface QuizState {
  readonly quiz: QuizView;
  readonly answeredCount: number;
  readonly pointsSoFar: number | null;
  readonly step: QuizStep;
}

export type QuizEvent =
  | { readonly kind: 'choose'; readonly answerId: number }
  | { readonly kind: 'send' }
  | { readonly kind: 'held'; readonly reason: HeldReason }
  | { readonly kind: 'accepted'; readonly response: AnswerResponse }
  | { readonly kind: 'refused'; readonly detail: string }
  /** The quiz as the server has it, after it turned out to be further than this page. */
  | { readonly kind: 'reloaded'; readonly quiz: QuizView }
  | { readonly kind: 'go-on' };

/** An answer that was being sent when the page went away. */
interface Unfinished {
  readonly questionId: number;
  readonly answerId: number;
}

/** The state to begin with. An answer that was on its way is on its way again, or told, if it had arrived. */
export function openQuiz(quiz: QuizView, unfinished: Unfinished | null = null): QuizState {
  const base = { quiz, answeredCount: quiz.answeredCount, pointsSoFar: quiz.pointsSoFar };
  const arrived = quiz.answered.find(({ questionId }) => questionId === unfinished?.questionId);
  if (arrived && arrived === quiz.answered.at(-1)) {
    const { feedback, challenge: _challenge, ...question } = arrived;
    return { ...base, step: { kind: 'told', question, feedback, next: quiz.next, pause: false } };
  }
  if (unfinished && unfinished.questionId === quiz.next?.questionId) {
    return {
      ...base,
      step: { kind: 'sending', question: quiz.next, chosen: unfinished.answerId, held: null },
    };
  }
  return { ...base, step: asking(quiz.next, null) };
}

const asking = (question: QuestionView | null, notice: Notice | null): QuizStep =>
  question ? { kind: 'choosing', question, chosen: null, notice } : { kind: 'over' };

/** What follows an event; an event that does not belong to the step changes nothing. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  if (event.kind === 'reloaded') {
    const fresh = openQuiz(event.quiz);
    return { ...fresh, step: asking(event.quiz.next, { kind: 'moved-on' }) };
  }
  const step = nextStep(state.step, event);
  if (step === state.step) return state;
  if (event.kind !== 'accepted') return { ...state, step };
  return { ...state, step, answeredCount: state.answeredCount + 1, pointsSoFar: event.response.pointsSoFar };
}

function nextStep(step: QuizStep, event: Exclude<QuizEvent, { kind: 'reloaded' }>): QuizStep {
  switch (step.kind) {
    case 'choosing':
      if (event.kind === 'choose') return { ...step, chosen: event.answerId };
      if (event.kind !== 'send' || step.chosen === null) return step;
      return { kind: 'sending', question: step.question, chosen: step.chosen, held: null };
    case 'sending':
      if (event.kind === 'held') return { ...step, held: event.reason };
      if (event.kind === 'accepted') return afterAnswer(step.question, event.response);
      if (event.kind !== 'refused') return step;
      return { kind: 'choosing', question: step.question, chosen: step.chosen, notice: event };
    case 'told':
      if (event.kind !== 'go-on') return step;
      return step.pause ? { kind: 'pausing', next: step.next } : asking(step.next, null);
    case 'pausing':
      return event.kind === 'go-on' ? asking(step.next, null) : step;
    case 'over':
      return step;
  }
}

/** Practice tells how it went; the pretest only says "saved" and asks on. */
function afterAnswer(question: QuestionView, { feedback, next, pause }: AnswerResponse): QuizStep {
  if (feedback) return { kind: 'told', question, feedback, next, pause };
  return pause ? { kind: 'pausing', next } : asking(next, { kind: 'saved' });
}

/** The option that a letter key, or a number key from 1, stands for. */
export function optionOfKey(question: QuestionView, key: string): number | null {
  if (key.length !== 1) return null;
  const letter = key.toUpperCase().codePointAt(0) ?? 0;
  const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  const index = digit >= 0 ? digit : letter - 65;
  return question.options[index]?.answerId ?? null;
}

/** The letter in front of an option, from its place. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
