import { loadavg } from 'node:os';
import { applyQuiz } from '#features/progress/core/apply-quiz.ts';
import { learnFromAnswer } from '#features/progress/core/question-state.ts';
import { ALL_LEVELS } from '#features/progress/core/scale.ts';
import type { StudentState } from '#features/progress/core/student-state.ts';
import { steady } from '../algorithms/steady.ts';
import { LARGE_BANK, makeBank } from '../world/bank.ts';
import { WEEK } from '../world/constants.ts';
import { journeys, type Visit } from './journey.ts';
import { median } from './tally.ts';

export type Speed = {
  /** One answer's share of a quiz: the update of the student and that of the question, median of the rounds. */
  readonly microsecondsPerAnswer: number;
  /** Processes that wanted a core in the minute before. */
  readonly load: number;
};

type Quiz = Visit & { readonly state: StudentState };

const STUDENTS = 500;
/** Rounds over all quizzes; the first ones only warm the compiler up. */
const ROUNDS = 25;
const WARM_UP = 5;

/** One practice quiz of so many students, read but not yet learned from. */
function makeQuizzes(seed: number): readonly Quiz[] {
  const bank = makeBank(seed, { ...LARGE_BANK, knowledge: 'cold' });
  const run = { seed, name: 'speed', bank, algorithm: steady, grows: false, rapidShare: 0 };
  return [...journeys(run, STUDENTS)].map((journey) => {
    journey.pretest();
    return { ...journey.read(), state: journey.follower.state };
  });
}

/** All that the engine works out when a quiz is finished. */
function learn({ state, answers, passage }: Quiz): void {
  const quiz = { gapDays: WEEK, range: ALL_LEVELS, rule: 'steady', assignedLevel: null } as const;
  applyQuiz(state, { ...quiz, answers });
  for (const [index, { right }] of answers.entries()) {
    learnFromAnswer(passage.questions[index]!, { student: state, right });
  }
}

/** Wall-clock speed of the engine on one core; nothing else of the benchmark may run meanwhile. */
export function measureSpeed(seed: number): Speed {
  const load = loadavg()[0]!;
  const quizzes = makeQuizzes(seed);
  const answers = quizzes.reduce((sum, quiz) => sum + quiz.answers.length, 0);
  const rounds = Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    for (const quiz of quizzes) learn(quiz);
    return (1000 * (performance.now() - started)) / answers;
  });
  return { microsecondsPerAnswer: median(rounds.slice(WARM_UP)), load };
}
