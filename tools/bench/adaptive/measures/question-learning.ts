import { learnRecord, newRecord } from '#features/progress/core/question-record.ts';
import { learnFromAnswer, newQuestion, type Observation } from '#features/progress/core/question-state.ts';
import { LEVELS, type Level, placeOf } from '#features/progress/core/scale.ts';
import { FORM_SD, SUIT_SD } from '../world/constants.ts';
import { makeItems, type TrueItem, trueChance } from '../world/items.ts';
import { RandomStream } from '../world/random.ts';
import { ErrorTally } from './tally.ts';

/** RMSE of learned difficulties in logits, after so many answers to each question. */
export type QuestionLearning = { readonly answers: number; readonly rmse: number };

/** How well the students who answer are known, logits. */
const STUDENT_SD = 0.45;
const CHECKPOINTS = [0, 50, 100, 200, 400, 700, 1000];

/** A student from whose estimate the question's level or a neighbour was chosen, as practice chooses. */
function drawEstimate(random: RandomStream, level: Level): number {
  const lowest = placeOf(LEVELS[Math.max(level - 2, 0)]!);
  const highest = placeOf(LEVELS[Math.min(level, 11)]!);
  return lowest + random.uniform() * (highest - lowest);
}

function drawObservation(random: RandomStream, level: Level, item: TrueItem): Observation {
  const mean = drawEstimate(random, level);
  return { student: { mean, sd: STUDENT_SD }, right: answerRightly(random, mean, item) };
}

function answerRightly(random: RandomStream, mean: number, item: TrueItem): boolean {
  const logit = random.normal(mean, Math.hypot(STUDENT_SD, FORM_SD, SUIT_SD));
  return random.uniform() < trueChance(logit, item);
}

/** How fast single questions learn their difficulty, from students who are known to ±0.45 logits. */
export function measureQuestionLearning(seed: number, items: number): readonly QuestionLearning[] {
  const random = new RandomStream(seed, 'question learning');
  const tallies = CHECKPOINTS.map((answers) => ({ answers, errors: new ErrorTally() }));
  for (let index = 0; index < items; index++) {
    const level = LEVELS[index % LEVELS.length]!;
    const item = makeItems(random, level, 1)[0]!;
    let question = newQuestion(level);
    let given = 0;
    for (const { answers, errors } of tallies) {
      for (; given < answers; given++) {
        question = learnFromAnswer(question, drawObservation(random, level, item));
      }
      errors.add(question.b - item.difficulty);
    }
  }
  return tallies.map(({ answers, errors }) => ({ answers, rmse: errors.summary.rmse }));
}

/** How well questions are known after 200 answers that were learned in steps of so many, logits. */
export type BatchLearning = {
  readonly step: number;
  readonly rmse: number;
  /** From the same answers learned one by one (root mean square). */
  readonly difference: number;
};

const STEPS = [1, 10, 50, 200];
const LEARNED_FROM = 200;

/** What it costs that questions learn in batches: the same answers in steps of different length. */
export function measureBatchLearning(seed: number, items: number): readonly BatchLearning[] {
  const random = new RandomStream(seed, 'batch learning');
  const tallies = STEPS.map((step) => ({ step, errors: new ErrorTally(), differences: new ErrorTally() }));
  for (let index = 0; index < items; index++) {
    const level = LEVELS[index % LEVELS.length]!;
    const item = makeItems(random, level, 1)[0]!;
    const seen = Array.from({ length: LEARNED_FROM }, () => drawObservation(random, level, item));
    const oneByOne = learnRecord(newRecord(level), seen, 1);
    for (const { step, errors, differences } of tallies) {
      const { b } = learnRecord(newRecord(level), seen, step);
      errors.add(b - item.difficulty);
      differences.add(b - oneByOne.b);
    }
  }
  return tallies.map(({ step, errors, differences }) => ({
    step,
    rmse: errors.summary.rmse,
    difference: differences.summary.rmse,
  }));
}
