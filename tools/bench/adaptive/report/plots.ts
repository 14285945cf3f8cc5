import { PRE_K } from '#features/progress/core/steady-constants.ts';
import { barChart } from '../../../charts/bar-chart.ts';
import { type Line, lineChart, type Point } from '../../../charts/line-chart.ts';
import { ALGORITHM_NAMES, type AlgorithmName, TITLES } from '../algorithms/registry.ts';
import type { Tracking } from '../measures/tracking.ts';
import type { Results } from '../run/tasks.ts';
import { boundAfter } from './rows.ts';

/** Colours that people who see fewer colours can tell apart (Okabe and Ito), dark enough for text on white. */
const COLORS: Readonly<Record<AlgorithmName, string>> = {
  staircase: '#b34f00',
  smoothedStaircase: '#9a6b00',
  elo: '#00785a',
  glicko: '#a8548a',
  steady: '#005a9c',
};
const GREY = '#555';

function line(algorithm: AlgorithmName, points: readonly Point[], name = TITLES[algorithm]): Line {
  return { name, color: COLORS[algorithm], points };
}

function upTo(max: number, step: number): readonly number[] {
  return Array.from({ length: Math.round(max / step) + 1 }, (_, index) => index * step);
}

function percentOf(share: number): string {
  return `${Math.round(100 * share)} %`;
}

function placementPlot(results: Results): string {
  const placed = (['staircase', 'elo', 'glicko', 'steady'] as const).map((name) => {
    const points = results[`placement/${name}`].map(
      ({ questions, logits }): Point => [questions, logits.rmse],
    );
    return line(name, points, name === 'staircase' ? 'ladder of 8' : TITLES[name]);
  });
  const points = upTo(7, 1).map((index): Point => [(index + 1) * PRE_K, boundAfter(index + 1)]);
  return lineChart({
    title: 'Placement: how far off after so many questions',
    x: { label: 'questions answered', min: 0, max: 24, ticks: upTo(24, 3) },
    y: { label: 'RMSE in logits, grades 3–8', min: 0, max: 2, ticks: upTo(2, 0.5) },
    lines: [...placed, { name: 'van Trees bound', color: GREY, points, dashed: true }],
  });
}

function errorsByQuiz({ byQuiz }: Tracking): readonly Point[] {
  return byQuiz.map(({ rmse }, index) => [index + 1, rmse]);
}

function trackingPlot(results: Results): string {
  const lines = ALGORITHM_NAMES.map((name) => line(name, errorsByQuiz(results[`tracking/${name}`])));
  const calibrated = line('steady', errorsByQuiz(results['tracking calibrated']), 'Steady, calibrated');
  return lineChart({
    title: 'Tracking: how far the shown level is off, quiz by quiz',
    x: { label: 'weekly quizzes after the pretest', min: 0, max: 40, ticks: upTo(40, 5) },
    y: { label: 'RMSE in levels', min: 0, max: 2.5, ticks: upTo(2.5, 0.5) },
    lines: [...lines, { ...calibrated, dashed: true }],
  });
}

function changesPlot(results: Results): string {
  const bars = ALGORITHM_NAMES.map((name) => {
    const value = 10 * results[`stable/${name}`].changesPerQuiz;
    return { name: TITLES[name], color: COLORS[name], value };
  });
  return barChart({
    title: 'Level changes of a student who does not change',
    y: { label: 'changes of the shown level per 10 quizzes', min: 0, max: 6, ticks: upTo(6, 1) },
    bars,
  });
}

function recoveryPlot(results: Results): string {
  const lines = (['staircase', 'steady'] as const).flatMap((name) => {
    const points = (way: 'too high' | 'too low') =>
      results[`${way}/${name}`].rmse.map((rmse, quizzes): Point => [quizzes, rmse]);
    const short = name === 'staircase' ? '90/70' : 'Steady';
    return [
      line(name, points('too high'), `${short}, 4 too high`),
      { ...line(name, points('too low'), `${short}, 4 too low`), dashed: true },
    ];
  });
  return lineChart({
    title: 'Recovery: a student placed four levels off',
    x: { label: 'weekly quizzes since', min: 0, max: 30, ticks: upTo(30, 5) },
    y: { label: 'RMSE in levels', min: 0, max: 4, ticks: upTo(4, 1) },
    lines,
  });
}

function calibrationPlot({ calibration }: Results): string {
  const points = calibration.map(({ expected, scored }): Point => [expected, scored]);
  const [min, max] = [0.5, 1];
  const ticks = upTo(5, 1).map((step) => 0.5 + step / 10);
  return lineChart({
    title: 'Calibration: does the expected score come true?',
    x: { label: 'score that Steady expected of a quiz', min, max, ticks, format: percentOf },
    y: { label: 'mean score of those quizzes', min, max, ticks, format: percentOf },
    lines: [
      {
        name: 'exactly as expected',
        color: GREY,
        points: [
          [min, min],
          [max, max],
        ],
        dashed: true,
      },
      { name: 'Steady, cold bank', color: COLORS.steady, points, dots: true },
    ],
  });
}

/** Every picture of a run by its file name. */
export function drawPlots(results: Results): ReadonlyMap<string, string> {
  return new Map([
    ['placement.svg', placementPlot(results)],
    ['tracking.svg', trackingPlot(results)],
    ['level-changes.svg', changesPlot(results)],
    ['recovery.svg', recoveryPlot(results)],
    ['calibration.svg', calibrationPlot(results)],
  ]);
}
