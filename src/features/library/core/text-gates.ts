import { unfamiliarWordsOf } from './familiar-words.ts';
import type { Verdict } from './finding.ts';
import { within } from './finding.ts';
import { bodyOf, paragraphsOf } from './paragraphs.ts';
import type { Passage, WaivableGate } from './passage-file.ts';
import { levelStandard, PRETEST_STANDARD, type Range } from './passage-standard.ts';
import { type Readability, readabilityOf } from './readability.ts';
import { type Sentence, sentencesOf } from './sentences.ts';

/** The gates whose numbers an author wants to see even when they hold. */
export const TEXT_GATES: ReadonlySet<string> = new Set([
  'words',
  'fk',
  'measure',
  'unfamiliar',
  'longest sentence',
  'asl',
  'cl',
]);

/** The gates on a passage's text: length, Flesch-Kincaid, measure, unfamiliar words, longest sentence. */
export function textVerdicts(passage: Passage): Verdict[] {
  const body = bodyOf(paragraphsOf(passage));
  const readability = readabilityOf(body);
  return [
    wordsVerdict(passage, readability),
    gradeVerdict(passage, 'fk', readability.fk, 2),
    gradeVerdict(passage, 'measure', readability.measure, 0),
    unfamiliarVerdict(passage, readability, body),
    longestSentenceVerdict(passage, sentencesOf(body)),
    ...advisoryVerdicts(passage, readability),
    ...waiverVerdicts(passage),
  ];
}

const show = ([low, high]: Range, digits = 0): string => `${low.toFixed(digits)} to ${high.toFixed(digits)}`;

function wordsVerdict({ use, level }: Passage, { words }: Readability): Verdict {
  const range = use === 'pretest' ? PRETEST_STANDARD.words : levelStandard(level).words;
  const message = words < range[0] ? `add ${range[0] - words} words` : `cut ${words - range[1]} words`;
  return { gate: 'words', ok: within(words, range), measured: words, wanted: show(range), message };
}

/** The level's range of FK or measure; in the pretest wider by a tenth of itself at either end. */
export function gradeRange({ use, level }: Pick<Passage, 'use' | 'level'>, gate: WaivableGate): Range {
  const [low, high] = levelStandard(level)[gate];
  const extra = use === 'pretest' ? PRETEST_STANDARD.rangeWidening * (high - low) : 0;
  return [low - extra, high + extra];
}

/** Whether a gate is waived with effect: prose cannot waive. */
export function isWaived({ form, waiver }: Pick<Passage, 'form' | 'waiver'>, gate: WaivableGate): boolean {
  return form !== 'prose' && waiver?.gates.includes(gate) === true;
}

function gradeVerdict(passage: Passage, gate: WaivableGate, value: number, digits: number): Verdict {
  const range = gradeRange(passage, gate);
  const waived = isWaived(passage, gate);
  return {
    gate,
    ok: waived || within(value, range),
    measured: value.toFixed(digits),
    wanted: waived ? 'waived' : show(range, digits),
    message: value < range[0] ? gradeAdvice[gate].low : gradeAdvice[gate].high,
  };
}

const gradeAdvice: Readonly<Record<WaivableGate, Readonly<Record<'low' | 'high', string>>>> = {
  fk: { low: 'longer sentences or longer words', high: 'shorter sentences or shorter words' },
  measure: {
    low: 'longer sentences, or rarer or longer words',
    high: 'shorter sentences, or better-known or shorter words',
  },
};

function unfamiliarVerdict({ level }: Passage, { unfamiliarPercent }: Readability, body: string): Verdict {
  const max = levelStandard(level).unfamiliarMax;
  return {
    gate: 'unfamiliar',
    ok: unfamiliarPercent <= max,
    measured: `${unfamiliarPercent.toFixed(1)} % (${tally(unfamiliarWordsOf(body)) || 'none'})`,
    wanted: `≤ ${max} %`,
  };
}

/** Words with how often each occurs, in order of first use: "reel ×3, spool". */
export function tally(words: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word.toLowerCase(), (counts.get(word.toLowerCase()) ?? 0) + 1);
  return [...counts].map(([word, count]) => (count > 1 ? `${word} ×${count}` : word)).join(', ');
}

function longestSentenceVerdict({ level }: Passage, sentences: readonly Sentence[]): Verdict {
  const max = levelStandard(level).longestSentenceMax;
  const longest = sentences.reduce((a, b) => (b.words.length > a.words.length ? b : a));
  return {
    gate: 'longest sentence',
    ok: longest.words.length <= max,
    measured: longest.words.length,
    wanted: `≤ ${max}`,
    message: `“${longest.text}”`,
  };
}

function advisoryVerdicts({ level, use }: Passage, { asl, cl }: Readability): Verdict[] {
  if (use === 'pretest') return [];
  const standard = levelStandard(level);
  return [
    { gate: 'asl', ok: within(asl, standard.asl), measured: asl.toFixed(1), wanted: show(standard.asl, 1) },
    { gate: 'cl', ok: within(cl, standard.cl), measured: cl.toFixed(1), wanted: show(standard.cl, 1) },
  ].map((verdict) => ({ ...verdict, advisory: true }));
}

function waiverVerdicts({ form, waiver }: Passage): Verdict[] {
  if (waiver === undefined) return [];
  return [
    {
      gate: 'waiver',
      ok: form !== 'prose',
      measured: form,
      wanted: 'verse, dialogue or procedure',
      message: 'prose cannot waive a gate',
    },
  ];
}
