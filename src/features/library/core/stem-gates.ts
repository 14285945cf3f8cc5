import type { Verdict } from './finding.ts';
import type { Question } from './passage-file.ts';
import { ITEM_STANDARD } from './passage-standard.ts';
import { frontsPreposition } from './stem-forms.ts';
import { wordsOf } from './words.ts';

const ASKS = /\?["”’']?$/;
const SPEAKS_OF_SOURCE = /\baccording to (?:the|this) (?:passage|text|story|poem|article)\b/i;
/** "Which of these is not …", "What does the author NOT say", "all … except": asks for what is not so. */
const NEGATIVE =
  /^(?:which|what)(?: one| \w+| of (?:the|these)(?: \w+)?)? (?:is|are|was|were|does|do|did|would|could|can|has|have)(?: \w+){0,3} not\b|\bexcept\b/i;
const NEGATION_IN_CAPITALS = /\b(?:NOT|EXCEPT)\b/;

/** Whether a stem asks for what is not so. */
export function isNegativeStem(stem: string): boolean {
  return NEGATIVE.test(stem) || NEGATION_IN_CAPITALS.test(stem);
}

/** The gates on a question's stem. */
export function stemVerdicts({ stem }: Question): Verdict[] {
  const words = wordsOf(stem).length;
  const max = ITEM_STANDARD.stemWordsMax;
  return [
    { gate: 'stem words', ok: words <= max, measured: words, wanted: `≤ ${max}` },
    {
      gate: 'stem asks',
      ok: ASKS.test(stem),
      measured: `“…${stem.slice(-12)}”`,
      wanted: 'ends with a question mark',
    },
    {
      gate: 'stem source',
      ok: !SPEAKS_OF_SOURCE.test(stem),
      measured: SPEAKS_OF_SOURCE.exec(stem)?.[0] ?? 'none',
      wanted: 'no “according to the passage”',
    },
    {
      gate: 'negative stem',
      ok: !isNegativeStem(stem) || NEGATION_IN_CAPITALS.test(stem),
      measured: isNegativeStem(stem) ? 'negative' : 'positive',
      wanted: 'NOT or EXCEPT in capitals',
    },
    ...frontedVerdicts(stem),
  ];
}

/** Rare in a level, so that it only says so here. */
function frontedVerdicts(stem: string): Verdict[] {
  if (!frontsPreposition(stem)) return [];
  return [
    {
      gate: 'fronted preposition',
      ok: false,
      measured: `“${stem.slice(0, 24)}…”`,
      wanted: 'the question word first, as a teacher says it',
      advisory: true,
    },
  ];
}
