import { levelAt } from '#features/progress/core/scale.ts';
import type { Follower } from '../algorithms/follower.ts';
import { ALGORITHMS, type AlgorithmName } from '../algorithms/registry.ts';
import { steady } from '../algorithms/steady.ts';
import { LARGE_BANK, makeBank } from '../world/bank.ts';
import { type Journey, journeys, type Run } from './journey.ts';
import { type ErrorSummary, ErrorTally, levelError, ShareTally } from './tally.ts';

/** Errors after so many questions. */
export type PlacementStep = {
  readonly questions: number;
  /** Every grade, in levels. */
  readonly levels: ErrorSummary;
  /** Grades 3–8, in logits. */
  readonly logits: ErrorSummary;
};

/** The longest pretest measured, in questions. */
const MAX_QUESTIONS = 24;

function coldRun<F extends Follower>(seed: number, name: string, algorithm: Run<F>['algorithm']): Run<F> {
  const bank = makeBank(seed, { ...LARGE_BANK, knowledge: 'cold' });
  return { seed, name: `placement ${name}`, bank, algorithm, grows: false, rapidShare: 0 };
}

/** Grades in which neither end of the scale gets in the way. */
function isMiddleGrade({ student: { grade } }: Journey<Follower>): boolean {
  return grade >= 3 && grade <= 8;
}

/** Passages until the longest pretest is over; the ladder ends after its eight texts. */
function passagesOf({ pretest: { passages, questions } }: Follower): number {
  return questions === 1 ? passages : MAX_QUESTIONS / questions;
}

/** How far an algorithm's pretest is off after each passage, on a cold bank. */
export function measurePlacement(
  seed: number,
  name: AlgorithmName,
  students: number,
): readonly PlacementStep[] {
  const steps: { levels: ErrorTally; logits: ErrorTally; questions: number }[] = [];
  for (const journey of journeys(coldRun(seed, name, ALGORITHMS[name]), students)) {
    const { follower, ability } = journey;
    let passage = 0;
    journey.pretest(passagesOf(follower), () => {
      const questions = (passage + 1) * follower.pretest.questions;
      steps[passage] ??= { levels: new ErrorTally(), logits: new ErrorTally(), questions };
      const { levels, logits } = steps[passage++]!;
      levels.add(levelError(levelAt(follower.logit), ability));
      if (isMiddleGrade(journey)) logits.add(follower.logit - ability);
    });
  }
  return steps.map(({ questions, levels, logits }) => ({
    questions,
    levels: levels.summary,
    logits: logits.summary,
  }));
}

/** Share of students of grades 3–8 whose ability lies within the ±1 sd that Steady states after its pretest. */
export function measureCoverage(seed: number, students: number): number {
  const covered = new ShareTally();
  for (const journey of journeys(coldRun(seed, 'coverage', steady), students)) {
    let stated = journey.follower.state;
    journey.pretest(undefined, () => {
      stated = journey.follower.state;
    });
    if (isMiddleGrade(journey)) covered.add(Math.abs(stated.mean - journey.ability) <= stated.sd);
  }
  return covered.share;
}
