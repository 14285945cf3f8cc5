import { learnFromAnswer, newQuestion } from '#features/progress/core/question-state.ts';
import { type SteadyFollower, steady } from '../algorithms/steady.ts';
import { type Bank, makeBank } from '../world/bank.ts';
import { WEEK } from '../world/constants.ts';
import { type Journey, journeys, type Visit } from './journey.ts';
import { ErrorTally, levelError } from './tally.ts';

export type ClosedLoopPlan = {
  readonly students: number;
  readonly passagesPerLevel: number;
  readonly quizzes: number;
};

export type ClosedLoop = {
  /** SD of the learned difficulties around their nominal level ÷ SD of the true ones. */
  readonly spreadRatio: number;
  /** RMSE of the learned difficulties, logits, and of the shown level at the end, levels. */
  readonly difficultyRmse: number;
  readonly levelRmse: number;
};

const QUESTIONS = 6;

/** A quiz from which both sides learn: the questions by what was known of the student before it (Steady rule 9). */
function quizBothLearn(journey: Journey<SteadyFollower>): void {
  const student = journey.follower.state;
  const { passage, answers }: Visit = journey.quiz(WEEK);
  for (const [index, { right, counted }] of answers.entries()) {
    if (!counted) continue;
    passage.questions[index] = learnFromAnswer(passage.questions[index]!, { student, right });
  }
}

/** SD of values around their own mean. */
function spreadOf(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length);
}

/** Learned and true difficulty of every question, around what its level says. */
function deviationsOf(bank: Bank): readonly { learned: number; true: number }[] {
  return bank.byLevel.flat().flatMap(({ level, items, questions }) =>
    items.map(({ difficulty }, index) => {
      const nominal = newQuestion(level).b;
      return { learned: questions[index]!.b - nominal, true: difficulty - nominal };
    }),
  );
}

/** A school whose students and questions learn from each other, week by week: does the scale drift apart? */
export function measureClosedLoop(seed: number, plan: ClosedLoopPlan): ClosedLoop {
  const bank = makeBank(seed, {
    knowledge: 'cold',
    perLevel: plan.passagesPerLevel,
    questions: [QUESTIONS, QUESTIONS],
  });
  const run = { seed, name: 'closed loop', bank, algorithm: steady, grows: true, rapidShare: 0 };
  const school = [...journeys(run, plan.students)];
  for (const journey of school) journey.pretest();
  for (let quiz = 0; quiz < plan.quizzes; quiz++) for (const journey of school) quizBothLearn(journey);
  const deviations = deviationsOf(bank);
  const difficulties = new ErrorTally();
  for (const { learned, true: truth } of deviations) difficulties.add(learned - truth);
  const levels = new ErrorTally();
  for (const { follower, ability } of school) levels.add(levelError(follower.shownLevel, ability));
  return {
    spreadRatio:
      spreadOf(deviations.map(({ learned }) => learned)) / spreadOf(deviations.map(({ true: t }) => t)),
    difficultyRmse: difficulties.summary.rmse,
    levelRmse: levels.summary.rmse,
  };
}
