import { ALGORITHMS, type AlgorithmName } from '../algorithms/registry.ts';
import { type Knowledge, LARGE_BANK, makeBank } from '../world/bank.ts';
import { WEEK } from '../world/constants.ts';
import { trueScore } from '../world/items.ts';
import { journeys } from './journey.ts';
import { type ErrorSummary, ErrorTally, levelError, ShareTally } from './tally.ts';

export type TrackingPlan = {
  readonly algorithm: AlgorithmName;
  readonly knowledge: Knowledge;
  readonly grows: boolean;
  readonly rapidShare: number;
  readonly students: number;
};

export type Tracking = {
  /** Shown level against truth after each quiz, from the first, in levels. */
  readonly byQuiz: readonly ErrorSummary[];
  /** The same over quizzes 11–40. */
  readonly settled: ErrorSummary;
  /** Quizzes 11–40: shares 0..1 of passages by the student's true expected score, and level changes per quiz. */
  readonly onTarget: number;
  readonly tooHard: number;
  readonly changesPerQuiz: number;
};

const QUIZZES = 40;
/** Quizzes after which an algorithm should have found the student. */
const SETTLED_AFTER = 10;
/** True expected scores at which a child learns with success, and below which a text is too hard. */
const TARGET = { low: 0.7, high: 0.85 };
const TOO_HARD = 0.6;

/** Tallies of a tracking run. */
function makeTallies() {
  return {
    byQuiz: Array.from({ length: QUIZZES }, () => new ErrorTally()),
    settled: new ErrorTally(),
    onTarget: new ShareTally(),
    tooHard: new ShareTally(),
    changes: new ShareTally(),
  };
}

/** Follows students through a pretest and forty weekly quizzes. */
export function measureTracking(seed: number, plan: TrackingPlan): Tracking {
  const bank = makeBank(seed, { ...LARGE_BANK, knowledge: plan.knowledge });
  const name = `tracking ${JSON.stringify(plan)}`;
  const run = { ...plan, seed, name, bank, algorithm: ALGORITHMS[plan.algorithm] };
  const tally = makeTallies();
  for (const journey of journeys(run, plan.students)) {
    journey.pretest();
    for (let quiz = 0; quiz < QUIZZES; quiz++) {
      const before = journey.follower.shownLevel;
      const { passage } = journey.quiz(WEEK);
      const { shownLevel } = journey.follower;
      const error = levelError(shownLevel, journey.ability);
      tally.byQuiz[quiz]!.add(error);
      if (quiz < SETTLED_AFTER) continue;
      tally.settled.add(error);
      tally.changes.add(shownLevel !== before);
      const score = trueScore(journey.ability, passage.items);
      tally.onTarget.add(score >= TARGET.low && score <= TARGET.high);
      tally.tooHard.add(score < TOO_HARD);
    }
  }
  return {
    byQuiz: tally.byQuiz.map(({ summary }) => summary),
    settled: tally.settled.summary,
    onTarget: tally.onTarget.share,
    tooHard: tally.tooHard.share,
    changesPerQuiz: tally.changes.share,
  };
}
