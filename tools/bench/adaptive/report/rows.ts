import { PRE_K, PRE_PASSAGES } from '#features/progress/core/steady-constants.ts';
import type { PlacementStep } from '../measures/placement.ts';
import type { Speed } from '../measures/speed.ts';
import { vanTreesBound } from '../measures/van-trees.ts';
import type { Results } from '../run/tasks.ts';
import { ABILITY_SD, CEILING, FLOOR_MEAN, FORM_SD, SUIT_SD } from '../world/constants.ts';

export type Unit = 'levels' | 'logits' | 'share' | 'ratio' | 'quizzes' | 'changes' | 'µs';

export type Limit = { readonly atMost: number } | { readonly atLeast: number };

/** A promise of the engine with what was measured. */
export type Row = {
  readonly measure: string;
  readonly unit: Unit;
  readonly limit: Limit;
  readonly value: number;
  readonly pass: boolean;
};

/** A row with its verdict; both kinds of limit are inclusive, and NaN passes nothing. */
export function row(measure: string, unit: Unit, limit: Limit, value: number): Row {
  const pass = 'atMost' in limit ? value <= limit.atMost : value >= limit.atLeast;
  return { measure, unit, limit, value, pass };
}

/** The placement after so many questions. Throws a RangeError when it was not measured. */
function after(steps: readonly PlacementStep[], questions: number): PlacementStep {
  const found = steps.find((step) => step.questions === questions);
  if (found === undefined) throw new RangeError(`placement was not measured after ${questions} questions`);
  return found;
}

/** The least RMSE in logits that any placement of so many passages could have in this world. */
export function boundAfter(passages: number): number {
  return vanTreesBound({
    curve: { floor: FLOOR_MEAN, ceiling: CEILING },
    shiftSd: SUIT_SD,
    formSd: FORM_SD,
    passages,
    questions: PRE_K,
    priorSd: ABILITY_SD,
  });
}

function placementRows(results: Results): readonly Row[] {
  const short = after(results['placement/steady'], PRE_PASSAGES * PRE_K);
  const long = after(results['placement/steady'], 24);
  const share = (boundAfter(PRE_PASSAGES) / short.logits.rmse) ** 2;
  return [
    row('placement, 12 questions: RMSE', 'levels', { atMost: 1.8 }, short.levels.rmse),
    row('placement, 12 questions: within ±1', 'share', { atLeast: 0.53 }, short.levels.withinOne),
    row('placement, 24 questions: RMSE', 'levels', { atMost: 1.42 }, long.levels.rmse),
    row('share of the van Trees information, 12 questions, grades 3–8', 'share', { atLeast: 0.7 }, share),
    row('stated ±1 sd contains the truth', 'share', { atLeast: 0.65 }, results.coverage),
  ];
}

function trackingRows(results: Results): readonly Row[] {
  const { settled, onTarget } = results['tracking/steady'];
  const calibrated = results['tracking calibrated'];
  const ratio = settled.rmse / results['tracking/staircase'].settled.rmse;
  const changes = 10 * results['stable/steady'].changesPerQuiz;
  return [
    row('tracking, quizzes 11–40: RMSE of the shown level', 'levels', { atMost: 0.95 }, settled.rmse),
    row('tracking: share of the staircase’s RMSE', 'ratio', { atMost: 0.67 }, ratio),
    row('tracking: within ±1', 'share', { atLeast: 0.77 }, settled.withinOne),
    row('quizzes at 70–85 %, cold bank', 'share', { atLeast: 0.62 }, onTarget),
    row('quizzes at 70–85 %, calibrated bank', 'share', { atLeast: 0.82 }, calibrated.onTarget),
    row('quizzes too hard, calibrated bank', 'share', { atMost: 0.006 }, calibrated.tooHard),
    row('level changes per 10 quizzes, stable student', 'changes', { atMost: 0.6 }, changes),
  ];
}

function recoveryRows(results: Results): readonly Row[] {
  const high = results['too high/steady'];
  const low = results['too low/steady'];
  return [
    row('4 levels too high: quizzes to ±1, median', 'quizzes', { atMost: 6 }, high.medianQuizzes),
    row('4 levels too high: RMSE after 10', 'levels', { atMost: 1.12 }, high.rmse[10] ?? Number.NaN),
    row('4 levels too low: quizzes to ±1, median', 'quizzes', { atMost: 11 }, low.medianQuizzes),
    row('4 levels too low: RMSE after 10', 'levels', { atMost: 1.75 }, low.rmse[10] ?? Number.NaN),
  ];
}

function questionRows({ questionLearning, closedLoop }: Results): readonly Row[] {
  const learned = (answers: number) =>
    questionLearning.find((step) => step.answers === answers)?.rmse ?? Number.NaN;
  return [
    row('question difficulty after 200 answers: RMSE', 'logits', { atMost: 0.37 }, learned(200)),
    row('question difficulty after 1000 answers: RMSE', 'logits', { atMost: 0.33 }, learned(1000)),
    row('closed loop, 160 quizzes: spread ratio', 'ratio', { atMost: 1.15 }, closedLoop.spreadRatio),
  ];
}

function guessingRows(results: Results): readonly Row[] {
  const bias = Math.abs(results['tracking with guesses'].settled.bias);
  const pay = results['points/safe'].perMinute / results['points/honest'].perMinute;
  return [
    row('guesser on 30 % of questions, filter on: bias', 'levels', { atMost: 0.8 }, bias),
    row('guesser’s points a minute ÷ honest', 'ratio', { atMost: 0.4 }, pay),
  ];
}

/** Every promise, in the order of the report. */
export function rowsOf(results: Results, speed: Speed): readonly Row[] {
  return [
    ...placementRows(results),
    ...trackingRows(results),
    ...recoveryRows(results),
    ...questionRows(results),
    ...guessingRows(results),
    row('speed, one core, per answer', 'µs', { atMost: 25 }, speed.microsecondsPerAnswer),
  ];
}
