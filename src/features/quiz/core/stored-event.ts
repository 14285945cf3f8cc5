import type { ProgressEvent } from '#features/progress/core/replay.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import { marksOf, weighedAnswers } from './marks.ts';
import type { QuizSettings } from './quiz-settings.ts';

/** An event as it is stored: what its attempt holds is not written again. */
export interface StoredEvent {
  readonly kind: ProgressEvent['kind'];
  /** The grade of a start, the range at the end of a pretest. */
  readonly detail: unknown;
  /** Of the attempt, for a passage of the pretest and for a quiz. */
  readonly attempt: {
    readonly marks: string;
    readonly questions: readonly QuestionState[];
    readonly settings: QuizSettings;
    readonly gapDays: number;
  } | null;
}

/**
 * The event with everything that the engine needs.
 * @throws RangeError when the attempt of the event is missing: the two were stored together, so the data is damaged.
 */
export function toProgressEvent({ kind, detail, attempt }: StoredEvent): ProgressEvent {
  if (kind !== 'quiz' && kind !== 'pretest-passage') return { kind, ...(detail as object) } as ProgressEvent;
  if (!attempt) throw new RangeError(`An event of kind ${kind} is without its attempt.`);
  const { settings, gapDays } = attempt;
  const answers = weighedAnswers(marksOf(attempt.marks), attempt.questions);
  if (kind === 'pretest-passage') return { kind, answers };
  return { kind, answers, gapDays, range: settings.range, rule: settings.rule, assignedLevel: null };
}
