import type { Verdict } from './finding.ts';
import { asksForNumber, asksForParagraph } from './option-kinds.ts';
import type { Passage, Question } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import type { Pool } from './pools.ts';
import { percent, shareOf } from './shares.ts';
import { asksForThought, frontsPreposition } from './stem-forms.ts';

/** Whether a question counts among those that ask for thought: a question about a word asks for its meaning and does not. */
export const isThinking = ({ skill, stem }: Question): boolean => skill !== 'Vocab' && asksForThought(stem);

/** The gates on how a pool's questions ask, what their options are, and how much of a pool is about the real world. */
export function questionShareVerdicts({ where, passages, advisory }: Pool): Verdict[] {
  const standard = LIBRARY_STANDARD;
  return [
    countedMost('fronted prepositions', passages, ({ stem }) => frontsPreposition(stem), standard.frontedMax),
    thinkingVerdict(passages),
    countedMost('number options', passages, asksForNumber, standard.numberOptionsMax),
    countedMost('paragraph options', passages, asksForParagraph, standard.paragraphOptionsMax),
    ...vocabularyShareVerdicts(passages),
    ...truthShareVerdicts(passages),
  ].map((verdict) => ({ ...verdict, where, advisory, heldOnly: true }));
}

/** How many codes a message names before it stops. */
const NAMED = 12;

function countedMost(
  gate: string,
  passages: readonly Passage[],
  holds: (question: Question) => boolean,
  max: number,
): Verdict {
  const all = passages.flatMap((passage) => passage.questions.map((question) => ({ passage, question })));
  const found = all.filter(({ question }) => holds(question));
  const names = found.slice(0, NAMED).map(({ passage, question }) => `${passage.id} ${question.code}`);
  return {
    gate,
    ok: found.length <= max * all.length,
    measured: `${percent(found.length / Math.max(1, all.length))} (${found.length} questions)`,
    wanted: `≤ ${percent(max)}`,
    message: `${names.join(', ')}${found.length > NAMED ? ', …' : ''}`,
  };
}

function thinkingVerdict(passages: readonly Passage[]): Verdict {
  const shares = passages.flatMap(({ level, questions }) =>
    questions.map((question) => ({ thinks: isThinking(question), min: LIBRARY_STANDARD.thinkingMin(level) })),
  );
  const min = shares.reduce((sum, one) => sum + one.min, 0) / Math.max(1, shares.length);
  const share = shareOf(shares, ({ thinks }) => thinks);
  return {
    gate: 'thinking stems',
    ok: share >= min,
    measured: percent(share),
    wanted: `≥ ${percent(min)}`,
    message: 'ask why, how we know, what it shows, what is most likely, what a part does',
  };
}

/** From level 3 on; in each passage a word is asked about only where the text carries one. */
function vocabularyShareVerdicts(passages: readonly Passage[]): Verdict[] {
  const practice = passages.filter(({ use, level }) => use === 'practice' && level >= 3);
  if (practice.length === 0) return [];
  const min = LIBRARY_STANDARD.vocabularyMin;
  const share = shareOf(practice, ({ questions }) => questions.some(({ skill }) => skill === 'Vocab'));
  return [
    { gate: 'passages with Vocab', ok: share >= min, measured: percent(share), wanted: `≥ ${percent(min)}` },
  ];
}

function truthShareVerdicts(passages: readonly Passage[]): Verdict[] {
  const informational = passages.filter(({ use, kind }) => use === 'practice' && kind === 'informational');
  if (informational.length === 0) return [];
  const min = LIBRARY_STANDARD.trueMin;
  const share = shareOf(informational, ({ truth }) => truth === 'true');
  return [
    { gate: 'true informational', ok: share >= min, measured: percent(share), wanted: `≥ ${percent(min)}` },
  ];
}
