import type { Kept } from '#platform/device/web/kept.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { fromWire, toWire } from '#platform/endpoint/contract/wire.ts';
import type { WireNames } from '#platform/endpoint/contract/wire-names.ts';
import { type AnswerResponse, answerChallenge, type answerQuestion } from '../../contract/endpoints.ts';
import { answerShortEssay } from '../../contract/short-essay.ts';
import type { QuizView } from '../../contract/views.ts';
import { isKeptQuiz } from './kept-quiz-shape.ts';

/** An answer that the server has not acknowledged yet, exactly as it was sent, with the key it was sent under. */
export interface PendingAnswer {
  /** A UUID. */
  readonly key: string;
  readonly body: Sent<typeof answerQuestion, 'body'>;
}

/** What is answered beside the questions of a quiz, and by which call. */
export interface ExtraCalls {
  readonly challenge: typeof answerChallenge;
  readonly essay: typeof answerShortEssay;
}

/** A challenge question that was answered, or an essay that was handed in: not acknowledged yet. */
export type PendingExtra<Kind extends keyof ExtraCalls = keyof ExtraCalls> = {
  [K in Kind]: { readonly kind: K; readonly key: string; readonly body: Sent<ExtraCalls[K], 'body'> };
}[Kind];

/** What a device keeps of a student's reading: the running quiz, without any key, and the answers that wait. */
export interface KeptQuiz {
  readonly quiz: QuizView | null;
  /** How far the pretest is, when it is one of its passages. */
  readonly pretest: { readonly passagesDone: number; readonly passagesPlanned: number } | null;
  readonly waiting: readonly PendingAnswer[];
  /** What waits beside the answers. */
  readonly extras: readonly PendingExtra[];
}

export const NOTHING_KEPT: KeptQuiz = { quiz: null, pretest: null, waiting: [], extras: [] };

/** What a device keeps as the quiz of a student. It has the names of the wire there, as in every release before. */
export const keptQuizIn = (device: Kept): Kept<KeptQuiz> => ({
  read: async () => readKeptQuiz(await device.read()),
  write: (kept) => device.write(kept && asStored(kept)),
});

/** As it is stored. */
export const asStored = ({ extras, ...kept }: KeptQuiz): object => ({
  ...(toWire().value(kept) as object),
  extras: extras.map((extra) => ({ ...extra, body: toWire(ownNamesOf(extra)).value(extra.body) })),
});

/** What was read from a device; whatever is broken counts as nothing. A device from before keeps no extras. */
export function readKeptQuiz(stored: unknown): KeptQuiz {
  if (typeof stored !== 'object' || stored === null) return NOTHING_KEPT;
  const { extras = [], ...kept } = stored as { readonly extras?: unknown };
  const ours = {
    ...(fromWire().value(kept) as object),
    extras: Array.isArray(extras) ? extras.map(extraFrom) : extras,
  };
  return isKeptQuiz(ours) ? ours : NOTHING_KEPT;
}

function extraFrom(stored: unknown): unknown {
  if (typeof stored !== 'object' || stored === null) return stored;
  const extra = stored as { readonly kind?: unknown; readonly body?: unknown };
  return { ...extra, body: fromWire(ownNamesOf(extra)).value(extra.body) };
}

/** The names that the body of an extra has to itself. */
const ownNamesOf = ({ kind }: { readonly kind?: unknown }): WireNames =>
  (kind === 'challenge' ? answerChallenge : answerShortEssay).wire.body;

/** The quiz after its next answer was acknowledged. */
export function withAnswer(
  quiz: KeptQuiz['quiz'],
  { response }: { response: AnswerResponse },
): KeptQuiz['quiz'] {
  if (quiz?.attemptId !== response.attemptId) return quiz;
  if (response.done) return null;
  const [next = null, ...later] = quiz.later;
  return { ...quiz, answeredCount: quiz.answeredCount + 1, next, later, pointsSoFar: response.pointsSoFar };
}
