import { learnFromAnswer, newQuestion } from '#features/progress/core/question-state.ts';
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

function answerRightly(random: RandomStream, mean: number, item: TrueItem): boolean {
  const place = random.normal(mean, Math.hypot(STUDENT_SD, FORM_SD, SUIT_SD));
  return random.uniform() < trueChance(place, item);
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
        const mean = drawEstimate(random, level);
        const right = answerRightly(random, mean, item);
        question = learnFromAnswer(question, { student: { mean, sd: STUDENT_SD }, right });
      }
      errors.add(question.b - item.difficulty);
    }
  }
  return tallies.map(({ answers, errors }) => ({ answers, rmse: errors.summary.rmse }));
}
