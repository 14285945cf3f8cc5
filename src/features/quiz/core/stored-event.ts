import type { ProgressEvent } from '#features/progress/core/replay.ts';
import type { QuestionState } from '#features/progress/core/response-curve.ts';
import { marksOf, weighedAnswers } from './marks.ts';
import type { QuizSettings } from './quiz-settings.ts';

/** Events whose attempt holds what the engine needs of them. */
type OfAttempt = 'pretest-passage' | 'quiz';

/** An event as it is stored: what its attempt holds is not written again. */
export type StoredEvent =
  | Exclude<ProgressEvent, { readonly kind: OfAttempt }>
  | {
      readonly kind: OfAttempt;
      readonly attempt: {
        readonly marks: string;
        readonly questions: readonly QuestionState[];
        readonly settings: QuizSettings;
        readonly gapDays: number;
      };
    };

/** The event with everything that the engine needs. */
export function toProgressEvent(event: StoredEvent): ProgressEvent {
  if (!('attempt' in event)) return event;
  const { kind, attempt } = event;
  const { settings, gapDays } = attempt;
  const answers = weighedAnswers(marksOf(attempt.marks), attempt.questions);
  if (kind === 'pretest-passage') return { kind, answers };
  const { range, rule, assignedLevel, again } = settings;
  return { kind, answers, gapDays, range, rule, assignedLevel, again };
}
