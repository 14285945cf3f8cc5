import { passTime } from '#features/progress/core/pass-time.ts';
import { expectedScore } from '#features/progress/core/response-curve.ts';
import { steady } from '../algorithms/steady.ts';
import { type Knowledge, LARGE_BANK, makeBank } from '../world/bank.ts';
import { WEEK } from '../world/constants.ts';
import { journeys } from './journey.ts';

/** Quizzes of which Steady expected about the same score. */
export type CalibrationBin = {
  /** Mean expected and mean true score, shares 0..1 of right answers. */
  readonly expected: number;
  readonly scored: number;
  readonly quizzes: number;
};

const QUIZZES = 40;
const BIN_WIDTH = 0.025;
/** Bins with fewer quizzes are noise. */
const MIN_QUIZZES = 200;

/** Does Steady's expected score come true? Every practice quiz of so many students, by what was expected of it. */
export function measureCalibration(
  seed: number,
  knowledge: Knowledge,
  students: number,
): readonly CalibrationBin[] {
  const bank = makeBank(seed, { ...LARGE_BANK, knowledge });
  const name = `calibration ${knowledge}`;
  const bins = new Map<number, { expected: number; scored: number; quizzes: number }>();
  const run = { seed, name, bank, algorithm: steady, grows: true, rapidShare: 0 };
  for (const journey of journeys(run, students)) {
    journey.pretest();
    for (let quiz = 0; quiz < QUIZZES; quiz++) {
      const before = passTime(journey.follower.state, WEEK);
      const { passage, answers } = journey.quiz(WEEK);
      const expected = expectedScore(before, passage.questions);
      const key = Math.round(expected / BIN_WIDTH);
      const bin = bins.get(key) ?? { expected: 0, scored: 0, quizzes: 0 };
      bin.expected += expected;
      bin.scored += answers.filter(({ right }) => right).length / answers.length;
      bin.quizzes++;
      bins.set(key, bin);
    }
  }
  return [...bins.values()]
    .filter(({ quizzes }) => quizzes >= MIN_QUIZZES)
    .map(({ expected, scored, quizzes }) => ({
      expected: expected / quizzes,
      scored: scored / quizzes,
      quizzes,
    }))
    .sort((a, b) => a.expected - b.expected);
}
