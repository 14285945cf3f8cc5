import type { AnswerResponse } from '../../contract/endpoints.ts';
import type { ChallengeView, FeedbackView, QuestionView, QuizView } from '../../contract/views.ts';

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
  | { readonly kind: 'sending'; readonly question: QuestionView; readonly chosen: number }
  | {
      readonly kind: 'answered';
      readonly question: QuestionView;
      readonly feedback: FeedbackView;
      readonly challenge: ChallengeView | null;
      readonly pause: boolean;
    }
  /** Three fast answers in a row: a short rest before what is next. */
  | { readonly kind: 'pausing' }
  | { readonly kind: 'over' };

/** A question that is open, or whose answer is on its way. */
export type QuestionStep = Extract<QuizStep, { kind: 'choosing' | 'sending' }>;

/** How an answer went that was given without network, once it has arrived. */
export interface LateAnswer {
  readonly question: QuestionView;
  readonly feedback: FeedbackView;
}

export interface QuizState {
  readonly quiz: QuizView;
  /** Answers that the server has. */
  readonly answeredCount: number;
  readonly pointsSoFar: number | null;
  /** Points of the extra questions that were found; paid already. */
  readonly extraPoints: number;
  readonly step: QuizStep;
  /** The questions that come after this step, in order. */
  readonly rest: readonly QuestionView[];
  /** Answers that arrived after the reader had gone on, to be shown above the question; until the next answer is sent. */
  readonly late: readonly LateAnswer[];
}

export type QuizEvent =
  | { readonly kind: 'choose'; readonly optionId: number }
  | { readonly kind: 'send' }
  /** The network is away: on to the next question, while the answer waits on this device. */
  | { readonly kind: 'go-ahead' }
  | { readonly kind: 'accepted'; readonly questionId: number; readonly response: AnswerResponse }
  | { readonly kind: 'refused'; readonly detail: string }
  /** The quiz as the server has it, after it turned out to be further than this page. */
  | { readonly kind: 'reloaded'; readonly quiz: QuizView }
  /** The extra question was answered or left; what waited for it is shown now. */
  | {
      readonly kind: 'challenge-answered';
      /** The question that it belongs to: the reader may have gone on meanwhile. */
      readonly questionId: number;
      readonly answer: NonNullable<ChallengeView['answer']>;
      readonly feedback: FeedbackView;
    }
  | { readonly kind: 'go-on' };

/** What was going on when the page went away. */
export interface Unfinished {
  /** Answers that wait on this device, in order. */
  readonly waiting: readonly { readonly questionId: number; readonly optionId: number }[];
  /** The question whose answer has arrived meanwhile and is not shown yet. */
  readonly arrived: number | null;
}

/** The questions that are not answered as far as the server knows. */
const openQuestions = ({ next, later }: QuizView): readonly QuestionView[] => (next ? [next, ...later] : []);

/** The state to begin with. An answer that was on its way is on its way again, or shown with its feedback, if it had arrived. */
export function openQuiz(
  quiz: QuizView,
  { waiting, arrived }: Unfinished = { waiting: [], arrived: null },
): QuizState {
  const { answeredCount, pointsSoFar } = quiz;
  const open = openQuestions(quiz);
  const extraPoints = quiz.answered.reduce((sum, { challenge }) => sum + (challenge?.answer?.points ?? 0), 0);
  const base = { quiz, answeredCount, pointsSoFar, extraPoints, late: [] };
  const last = waiting.at(-1);
  const at = open.findIndex(({ questionId }) => questionId === last?.questionId);
  const sending = open[at];
  if (last && sending) {
    const step = { kind: 'sending', question: sending, chosen: last.optionId } as const;
    return { ...base, step, rest: open.slice(at + 1) };
  }
  const lastAnswered = quiz.answered.at(-1);
  if (lastAnswered && lastAnswered.questionId === arrived) {
    const { feedback, challenge, ...question } = lastAnswered;
    return { ...base, step: { kind: 'answered', question, feedback, challenge, pause: false }, rest: open };
  }
  return { ...base, ...asking(open, null) };
}

/** The first of these questions, or the end. */
function asking(open: readonly QuestionView[], notice: Notice | null): Pick<QuizState, 'step' | 'rest'> {
  const [question, ...rest] = open;
  return question
    ? { step: { kind: 'choosing', question, chosen: null, notice }, rest }
    : { step: { kind: 'over' }, rest: [] };
}

/** What follows an event; an event that does not belong to the step changes nothing. */
export function quizReducer(state: QuizState, event: QuizEvent): QuizState {
  const { step, rest } = state;
  switch (event.kind) {
    case 'reloaded':
      return { ...openQuiz(event.quiz), ...asking(openQuestions(event.quiz), { kind: 'moved-on' }) };
    case 'choose':
      return step.kind === 'choosing' ? { ...state, step: { ...step, chosen: event.optionId } } : state;
    case 'send':
      if (step.kind !== 'choosing' || step.chosen === null) return state;
      return { ...state, late: [], step: { kind: 'sending', question: step.question, chosen: step.chosen } };
    case 'go-ahead':
      return step.kind === 'sending' && rest.length > 0 ? { ...state, ...asking(rest, null) } : state;
    case 'accepted':
      return afterAccepted(state, event);
    case 'refused':
      if (step.kind !== 'sending') return state;
      return { ...state, step: { ...step, kind: 'choosing', notice: event } };
    case 'challenge-answered':
      return afterExtra(state, event);
    case 'go-on':
      if (step.kind === 'answered' && step.pause) return { ...state, step: { kind: 'pausing' } };
      return step.kind === 'answered' || step.kind === 'pausing'
        ? { ...state, ...asking(rest, null) }
        : state;
  }
}

/** Practice says how an answer went; the pretest only says "saved" and asks the next question. */
function afterAccepted(
  state: QuizState,
  { questionId, response }: Extract<QuizEvent, { kind: 'accepted' }>,
): QuizState {
  const { feedback, challenge, pause, pointsSoFar } = response;
  const { step, rest } = state;
  const counted = { ...state, answeredCount: state.answeredCount + 1, pointsSoFar };
  if (step.kind === 'sending' && step.question.questionId === questionId) {
    if (feedback)
      return { ...counted, step: { kind: 'answered', question: step.question, feedback, challenge, pause } };
    return pause
      ? { ...counted, step: { kind: 'pausing' } }
      : { ...counted, ...asking(rest, { kind: 'saved' }) };
  }
  const question = openQuestions(state.quiz).find((candidate) => candidate.questionId === questionId);
  // Shown already, or of another quiz.
  if (!question || question.number <= state.answeredCount) return state;
  return { ...counted, late: feedback ? [...state.late, { question, feedback }] : state.late };
}

/** Its points count wherever the reader is by now; how it went is shown where the question still is. */
function afterExtra(
  state: QuizState,
  { questionId, answer, feedback }: Extract<QuizEvent, { kind: 'challenge-answered' }>,
): QuizState {
  const { step } = state;
  const counted = { ...state, extraPoints: state.extraPoints + (answer.points ?? 0) };
  if (step.kind !== 'answered' || step.challenge?.challengedQuestionId !== questionId) return counted;
  return { ...counted, step: { ...step, feedback, challenge: { ...step.challenge, answer } } };
}

/** What the quiz has earned so far, with its extra questions; null where a class hides points. */
export const earnedSoFar = ({ pointsSoFar, extraPoints }: QuizState): number | null =>
  pointsSoFar === null ? null : pointsSoFar + extraPoints;

/** The option that a letter key, or a number key from 1, means. */
export function optionOfKey(question: QuestionView, key: string): number | null {
  if (key.length !== 1) return null;
  const letter = key.toUpperCase().codePointAt(0) ?? 0;
  const digit = /^[1-9]$/.test(key) ? Number(key) - 1 : -1;
  const index = digit >= 0 ? digit : letter - 65;
  return question.options[index]?.optionId ?? null;
}

/** The letter in front of an option, from its place. */
export const letterOf = (index: number): string => String.fromCodePoint(65 + index);
