import type { Verdict } from './finding.ts';
import { within } from './finding.ts';
import { keyPositions, longestOptionRate, longestRun, overlapRate, positionShares } from './guessing.ts';
import {
  GUESSING_STANDARDS,
  type GuessingStandard,
  LIBRARY_STANDARD,
  levelStandard,
} from './passage-standard.ts';
import type { Pool } from './pools.ts';
import { rateOf, reviewRates } from './review-rates.ts';
import { percent } from './share-gates.ts';

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

/** The gates on what readers chose; `pool` holds reviewed passages only. */
export function readingVerdicts(pool: Pool): Verdict[] {
  const { where, advisory, passages } = pool;
  const { closedBookMax, closedBookGoal } = GUESSING_STANDARDS[optionsOf(pool)];
  const rates = reviewRates(passages);
  const closed = rateOf(rates.closed) ?? 0;
  const open = rateOf(rates.open) ?? 0;
  const min = LIBRARY_STANDARD.openBookMin;
  const verdicts: Verdict[] = [
    rateVerdict('right without the passage', closed, closedBookMax),
    { ...rateVerdict('right without the passage, goal', closed, closedBookGoal), advisory: true },
    { gate: 'right with the passage', ok: open >= min, measured: percent(open), wanted: `≥ ${percent(min)}` },
  ];
  return verdicts.map((verdict) => ({ ...verdict, where, advisory: advisory || verdict.advisory === true }));
}
