import type { Library } from '#features/library/server/public.ts';
import type { Pace } from '../../harness/pace.ts';
import type { AttemptAnswer } from './choose-answer.ts';
import type { Tally } from './tally.ts';

/** What all students of one wave share. */
export interface WaveRun {
  readonly password: string;
  readonly library: Library;
  readonly pace: Pace;
  readonly tally: Tally;
  readonly random: () => number;
  readonly sent: AttemptAnswer[];
  /** Between two answers of a student, in milliseconds. */
  readonly answerEvery: number;
  /** Quizzes that a student reads at most. */
  readonly quizzes: number;
  /** Whether a login may be put off. */
  readonly mayRefuse: boolean;
  /** No call begins after this moment. */
  readonly end: () => number;
}
