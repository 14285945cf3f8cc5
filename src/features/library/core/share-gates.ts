import type { Verdict } from './finding.ts';
import { within } from './finding.ts';
import { targetOf } from './labels.ts';
import { keyLengthRatio } from './option-gates.ts';
import type { Passage } from './passage-file.ts';
import { LIBRARY_STANDARD, levelStandard } from './passage-standard.ts';
import type { Pool } from './pools.ts';
import { percent, shareOf } from './shares.ts';
import { isNegativeStem } from './stem-gates.ts';
import { TARGETS } from './targets.ts';
import { TOPICS } from './topics.ts';

/** The gates on what a pool of practice passages is made of. */
export function shareVerdicts({ where, passages, advisory }: Pool): Verdict[] {
  return [
    topicVerdict(passages),
    waiverVerdict(passages),
    literaryVerdict(passages),
    ...cognitiveVerdicts(passages),
    negativeStemVerdict(passages),
    keyLengthVerdict(passages),
  ].map((verdict) => ({ ...verdict, where, advisory }));
}

const atMost = (gate: string, share: number, max: number, of = ''): Verdict => ({
  gate,
  ok: share <= max,
  measured: `${percent(share)}${of}`,
  wanted: `≤ ${percent(max)}`,
});

function topicVerdict(passages: readonly Passage[]): Verdict {
  const shares = TOPICS.map((topic) => ({ topic, share: shareOf(passages, (one) => one.topic === topic) }));
  const largest = shares.reduce((a, b) => (b.share > a.share ? b : a));
  return atMost('topic share', largest.share, LIBRARY_STANDARD.topicShareMax, ` ${largest.topic}`);
}

function waiverVerdict(passages: readonly Passage[]): Verdict {
  const share = shareOf(passages, ({ waiver }) => waiver !== undefined);
  return atMost('waiver share', share, LIBRARY_STANDARD.waiverShareMax);
}

/** Room for rounding, so that a share exactly at its bound holds. */
const ROUNDING = 1e-9;

/** Against the mean target of the levels that the passages (or questions) belong to, each counting once; in percent. */
function nearTarget(gate: string, share: number, targets: readonly number[]): Verdict {
  const target = targets.reduce((sum, one) => sum + one, 0) / Math.max(1, targets.length);
  const tolerance = LIBRARY_STANDARD.shareTolerancePoints;
  return {
    gate,
    ok: Math.abs(100 * share - target) <= tolerance + ROUNDING,
    measured: percent(share),
    wanted: `${target.toFixed(1)} ± ${tolerance} %`,
  };
}

function literaryVerdict(passages: readonly Passage[]): Verdict {
  return nearTarget(
    'literary share',
    shareOf(passages, ({ kind }) => kind === 'literary'),
    passages.map(({ level }) => levelStandard(level).literary),
  );
}

function cognitiveVerdicts(passages: readonly Passage[]): Verdict[] {
  const questions = passages.flatMap((passage) =>
    passage.questions.map((question) => ({ level: passage.level, target: targetOf(passage, question) })),
  );
  // Held levels only: readers' labels come in question by question, and show what has to be rewritten.
  return TARGETS.map((target) => ({
    ...nearTarget(
      `${target} share`,
      shareOf(questions, (question) => question.target === target),
      questions.map(({ level }) => levelStandard(level).cognitive[target]),
    ),
    heldOnly: true,
  }));
}

function negativeStemVerdict(passages: readonly Passage[]): Verdict {
  const questions = passages.flatMap((passage) => passage.questions);
  const share = shareOf(questions, ({ stem }) => isNegativeStem(stem));
  return atMost('negative stem share', share, LIBRARY_STANDARD.negativeStemShareMax);
}

function keyLengthVerdict(passages: readonly Passage[]): Verdict {
  const ratios = passages
    .flatMap((passage) => passage.questions.map(keyLengthRatio))
    .filter((ratio) => ratio !== undefined);
  const mean = ratios.reduce((sum, ratio) => sum + ratio, 0) / Math.max(1, ratios.length);
  const range = LIBRARY_STANDARD.meanKeyLengthRatio;
  return {
    gate: 'mean key length',
    ok: ratios.length === 0 || within(mean, range),
    measured: mean.toFixed(2),
    wanted: `${range.join('–')} × mean distractor`,
  };
}
