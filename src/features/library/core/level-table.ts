import { type Finding, isFailure } from './finding.ts';
import { keyPositions, longestOptionRate, overlapRate, positionShares } from './guessing.ts';
import { HELD } from './held-levels.ts';
import { firstLabels, targetOf } from './labels.ts';
import { bodyOf, paragraphsOf } from './paragraphs.ts';
import { isChecked } from './passage-checks.ts';
import type { Passage } from './passage-file.ts';
import {
  LEVEL_STANDARDS,
  type LevelStandard,
  LIBRARY_STANDARD,
  PRETEST_STANDARD,
} from './passage-standard.ts';
import { isThinking } from './question-share-gates.ts';
import { readabilityOf } from './readability.ts';
import { CHECK_KINDS } from './review-file.ts';
import { checkCounts, isReviewed } from './review-gates.ts';
import { rateOf, reviewRates } from './review-rates.ts';
import { shareOf } from './shares.ts';
import { TARGETS } from './targets.ts';

/** The columns of the per-level table. */
export const LEVEL_COLUMNS = [
  'Level',
  'Practice',
  'Pretest',
  'Words',
  'FK',
  'Measure',
  'Unfamiliar %',
  'Literary %',
  'Locate/integrate/critique %',
  'Thinking %',
  'True %',
  'Key positions %',
  'Longest %',
  'Overlap %',
  'Closed %',
  'Open %',
  'Labels kept %',
  'Reviewed',
  'Facts',
  'Copy',
  'State',
] as const;

const whole = (share: number): string => String(Math.round(100 * share));
const maybe = (share: number | undefined): string => (share === undefined ? '–' : whole(share));

function mean(values: readonly number[], digits: number): string {
  return (values.reduce((sum, value) => sum + value, 0) / values.length).toFixed(digits);
}

/** One row of cells per level. Means and shares are of the practice passages; "Reviewed", "Facts" and "Copy" count the pretest too. */
export function levelRows(
  passages: readonly Passage[],
  findings: readonly Finding[],
  held: ReadonlySet<number> = HELD,
): string[][] {
  return LEVEL_STANDARDS.map((standard) => {
    const own = passages.filter(({ level }) => level === standard.level);
    const practice = own.filter(({ use }) => use === 'practice');
    const pretest = own.length - practice.length;
    return [
      String(standard.level),
      `${practice.length} of ${LIBRARY_STANDARD.perLevelMin}`,
      `${pretest} of ${PRETEST_STANDARD.perLevelMin}`,
      ...(practice.length === 0 ? Array<string>(11).fill('–') : practiceCells(practice, standard)),
      ...rateCells(practice),
      `${own.filter(isReviewed).length} of ${own.length}`,
      ...CHECK_KINDS.map((kind) => checkCounts(own, kind)).map(({ done, asked }) => `${done} of ${asked}`),
      stateOf(standard.level, own, findings, held),
    ];
  });
}

function practiceCells(practice: readonly Passage[], { options }: LevelStandard): string[] {
  const texts = practice.map((passage) => readabilityOf(bodyOf(paragraphsOf(passage))));
  const questions = practice.flatMap((passage) => passage.questions);
  const targets = practice.flatMap((passage) =>
    passage.questions.map((question) => targetOf(passage, question)),
  );
  const informational = practice.filter(({ kind }) => kind === 'informational');
  return [
    mean(
      texts.map(({ words }) => words),
      0,
    ),
    mean(
      texts.map(({ fk }) => fk),
      1,
    ),
    mean(
      texts.map(({ measure }) => measure),
      0,
    ),
    mean(
      texts.map(({ unfamiliarPercent }) => unfamiliarPercent),
      1,
    ),
    whole(shareOf(practice, ({ kind }) => kind === 'literary')),
    TARGETS.map((target) => whole(shareOf(targets, (one) => one === target))).join('/'),
    whole(shareOf(questions, isThinking)),
    maybe(informational.length === 0 ? undefined : shareOf(informational, ({ truth }) => truth === 'true')),
    positionShares(keyPositions(practice), options).map(whole).join('/'),
    whole(longestOptionRate(practice)),
    whole(overlapRate(practice)),
  ];
}

function rateCells(practice: readonly Passage[]): string[] {
  const { closed, open } = reviewRates(practice);
  return [closed, open, firstLabels(practice)].map((counts) => maybe(rateOf(counts)));
}

/** A level is green when it is full, is held to the whole standard and holds it, and every passage was read, labelled and checked. */
function stateOf(
  level: number,
  own: readonly Passage[],
  findings: readonly Finding[],
  held: ReadonlySet<number>,
): string {
  const practice = own.filter(({ use }) => use === 'practice').length;
  const ids = new Set(own.map(({ id }) => id));
  const concerns = ({ passage, where }: Finding): boolean =>
    (passage !== null && ids.has(passage)) || where === `level ${level}`;
  const failures = findings.filter((finding) => isFailure(finding) && concerns(finding)).length;
  if (failures > 0) return failures === 1 ? '1 gate fails' : `${failures} gates fail`;
  if (practice < LIBRARY_STANDARD.perLevelMin) return 'growing';
  if (!held.has(level)) return 'to be rewritten';
  if (!own.every(isReviewed)) return 'not reviewed';
  return own.every(isChecked) ? 'green' : 'not checked';
}

/** The table as Markdown. */
export function levelTableMarkdown(rows: readonly (readonly string[])[]): string {
  const lines = [LEVEL_COLUMNS, LEVEL_COLUMNS.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** The table with its columns lined up, for a terminal. */
export function levelTableText(rows: readonly (readonly string[])[]): string {
  const all: readonly (readonly string[])[] = [LEVEL_COLUMNS, ...rows];
  const widths = LEVEL_COLUMNS.map((_, at) => Math.max(...all.map((cells) => (cells[at] ?? '').length)));
  return all
    .map((cells) =>
      cells
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
