import type { Verdict } from './finding.ts';
import { within } from './finding.ts';
import { keyPositions, longestOptionRate, longestRun, overlapRate, positionShares } from './guessing.ts';
import { firstLabels } from './labels.ts';
import {
  GUESSING_STANDARDS,
  type GuessingStandard,
  LIBRARY_STANDARD,
  levelStandard,
} from './passage-standard.ts';
import type { Pool } from './pools.ts';
import { isReviewed } from './review-gates.ts';
import { type Choices, rateOf, reviewRates } from './review-rates.ts';
import { percent } from './shares.ts';

const optionsOf = ({ passages }: Pool): 3 | 4 => levelStandard(passages[0]?.level ?? 12).options;

/** The gates on what can be had from a pool's questions by cunning. */
export function guessingVerdicts(pool: Pool): Verdict[] {
  const { where, advisory, passages } = pool;
  const standard = GUESSING_STANDARDS[optionsOf(pool)];
  return [
    ...positionVerdicts(pool, standard),
    rateVerdict('longest option solves', longestOptionRate(passages), standard.longestOptionMax),
    rateVerdict('most shared words solves', overlapRate(passages), standard.overlapMax),
  ].map((verdict) => ({ ...verdict, where, advisory }));
}

function positionVerdicts(pool: Pool, { keyPositionShare }: GuessingStandard): Verdict[] {
  const positions = keyPositions(pool.passages);
  const shares = positionShares(positions, optionsOf(pool));
  const run = longestRun(positions);
  const max = LIBRARY_STANDARD.samePositionRunMax;
  const message = 'run npm run content:balance';
  return [
    {
      gate: 'key positions',
      ok: shares.every((share) => within(share, keyPositionShare)),
      measured: shares.map(percent).join(', '),
      wanted: `each ${keyPositionShare.map(percent).join('–')}`,
      message,
    },
    { gate: 'key position run', ok: run <= max, measured: run, wanted: `≤ ${max}`, message },
  ];
}

function rateVerdict(gate: string, rate: number, max: number): Verdict {
  return { gate, ok: rate <= max, measured: percent(rate), wanted: `≤ ${percent(max)}` };
}

/**
 * The gates on what readers chose and how they labelled, of the passages of a pool that were read. What is chosen without the
 * passage is shown and fails nothing (decision 43).
 */
export function readingVerdicts(pool: Pool): Verdict[] {
  const { where, advisory, passages } = pool;
  const rates = reviewRates(passages);
  const reviewed = passages.filter(isReviewed).length;
  const verdicts: Verdict[] = [
    {
      gate: 'passages reviewed',
      ok: reviewed === passages.length,
      measured: `${reviewed} of ${passages.length}`,
      wanted: 'all',
    },
    ...shareVerdict(
      'right without the passage',
      rates.closed,
      (share) => share <= closedMax(pool),
      `≤ ${percent(closedMax(pool))}`,
    ).map(shown),
    ...shareVerdict(
      'right with the passage',
      rates.open,
      (share) => share >= OPEN_MIN,
      `≥ ${percent(OPEN_MIN)}`,
    ),
    ...shareVerdict(
      'first labels kept',
      firstLabels(passages),
      (share) => share >= FIRST_MIN,
      `≥ ${percent(FIRST_MIN)}`,
    ).map(shown),
  ];
  return verdicts.map((verdict) => ({
    ...verdict,
    where,
    heldOnly: true,
    advisory: advisory || verdict.advisory === true,
  }));
}

const { openBookMin: OPEN_MIN, firstLabelsMin: FIRST_MIN } = LIBRARY_STANDARD;
const closedMax = (pool: Pool): number => GUESSING_STANDARDS[optionsOf(pool)].closedBookMax;

const shown = (verdict: Verdict): Verdict => ({ ...verdict, advisory: true });

/** No verdict where nothing was recorded. */
function shareVerdict(
  gate: string,
  counts: Choices,
  holds: (share: number) => boolean,
  wanted: string,
): Verdict[] {
  const share = rateOf(counts);
  return share === undefined
    ? []
    : [{ gate, ok: holds(share), measured: `${percent(share)} of ${counts.made}`, wanted }];
}
