import { TITLES } from '../algorithms/registry.ts';
import type { Compared } from './comparison.ts';
import { figure, limitFigure, percent } from './figures.ts';
import type { Report } from './report.ts';
import type { Row } from './rows.ts';

/** Cells of a table, its heads first. */
export type Table = readonly (readonly string[])[];

export function limitTable(rows: readonly Row[]): Table {
  return [
    ['measure', 'limit', 'measured', ''],
    ...rows.map(({ measure, unit, limit, value, pass }) => [
      measure,
      limitFigure(limit, unit),
      figure(value, unit),
      pass ? 'pass' : 'MISSED',
    ]),
  ];
}

function comparedCells(compared: Compared): readonly string[] {
  const { pretestQuestions, placementRmse, placementWithinOne, trackingRmse, trackingWithinOne } = compared;
  return [
    TITLES[compared.algorithm],
    `${pretestQuestions}`,
    placementRmse.toFixed(2),
    percent(placementWithinOne, 0),
    trackingRmse.toFixed(2),
    percent(trackingWithinOne, 0),
    percent(compared.onTarget, 0),
    percent(compared.tooHard),
    compared.changesPerTen.toFixed(2),
    `${compared.afterTooHigh.toFixed(2)} / ${compared.afterTooLow.toFixed(2)}`,
  ];
}

const COMPARED_HEADS = [
  'algorithm',
  'pretest questions',
  'placement RMSE',
  'within ±1',
  'tracking RMSE',
  'within ±1',
  'at 70–85 %',
  'too hard',
  'changes per 10',
  'RMSE after 4 too high / low',
];

/** The algorithms side by side on a cold bank. */
export function comparisonTable({ comparison }: Report): Table {
  return [COMPARED_HEADS, ...comparison.map(comparedCells)];
}

/** What it costs to learn questions in batches. */
export function batchTable({ beside }: Report): Table {
  return [
    ['answers learned at a time', 'RMSE after 200 answers', 'difference from one at a time'],
    ...beside.batches.map(({ step, rmse, difference }) => [
      `${step}`,
      figure(rmse, 'logits'),
      figure(difference, 'logits'),
    ]),
  ];
}

/** A table for a terminal, columns in line. */
export function drawTable(table: Table): string {
  const widths = table[0]!.map((_, column) => Math.max(...table.map((cells) => cells[column]!.length)));
  const draw = (cells: readonly string[]) =>
    cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[0]!) : cell.padStart(widths[column]!)));
  return table.map((cells) => draw(cells).join('  ').trimEnd()).join('\n');
}

function markdownLine(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** A table in Markdown. */
export function markdownTable([heads = [], ...body]: Table): string {
  return [heads, heads.map(() => '---'), ...body].map(markdownLine).join('\n');
}
