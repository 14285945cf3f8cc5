import type { CheckContext } from './check-context.ts';
import { contentWords } from './content-words.ts';
import { isFamiliarWord } from './familiar-words.ts';
import type { Verdict } from './finding.ts';
import { keyOf } from './option-gates.ts';
import { bodyOf } from './paragraphs.ts';
import type { Passage, Question } from './passage-file.ts';
import { ITEM_STANDARD } from './passage-standard.ts';
import { sentencesOf } from './sentences.ts';
import { normalWordsOf, occurrencesOf, wordsOf } from './words.ts';

/** The gates on the word that a vocabulary question asks about: a real one, worth teaching, which the passage does not define. */
export function vocabularyWordVerdicts(
  passage: Passage,
  question: Question,
  paragraphs: readonly string[],
  { dictionary }: CheckContext,
): Verdict[] {
  const { word } = question;
  if (word === undefined || question.skill !== 'Vocab') return [];
  return [
    ...(dictionary ? [realWordVerdict(word, dictionary.isCommon)] : []),
    ...knownWordVerdicts(passage.level, word),
    glossaryVerdict(passage, word),
    definedVerdict(question, word, paragraphs),
  ].map((verdict) => ({ ...verdict, heldOnly: true }));
}

function realWordVerdict(word: string, isCommon: (word: string) => boolean): Verdict {
  const parts = normalWordsOf(word).flatMap((part) => part.replace(/'s$/, '').split(/[-‐‑]/));
  const strange = parts.filter((part) => !isCommon(part));
  return {
    gate: 'vocabulary real',
    ok: strange.length === 0,
    measured: strange.length === 0 ? 'in the dictionary' : `“${strange.join(' ')}” is not in the dictionary`,
    wanted: 'a real English word or phrase',
  };
}

/** Phrases are free: "let out" is taught though its words are known. */
function knownWordVerdicts(level: number, word: string): Verdict[] {
  if (level < ITEM_STANDARD.knownWordsFrom.shown || wordsOf(word).length > 1) return [];
  const known = isFamiliarWord(word);
  return [
    {
      gate: 'vocabulary known',
      ok: !known,
      measured: known
        ? `“${word}” is on the list of words that fourth-graders know`
        : 'not on the Dale-Chall list',
      wanted: 'a word or phrase worth teaching at this grade',
      advisory: level < ITEM_STANDARD.knownWordsFrom.hard,
    },
  ];
}

function glossaryVerdict({ glossary }: Passage, word: string): Verdict {
  const isExplained = glossary.some((entry) => occurrencesOf(word, entry.word) > 0);
  return {
    gate: 'vocabulary in glossary',
    ok: !isExplained,
    measured: isExplained ? `“${word}” is in the glossary` : 'not in the glossary',
    wanted: 'a word that the glossary does not explain',
  };
}

/** How a text says what a word means; WORD stands for the word. */
const DEFINITIONS: readonly string[] = [
  'WORD,? (?:means|meant|is the word|is another word|is called|are called)',
  '(?:called|known as|named|the word|the term|the name) (?:an? |the )?["“]?WORD',
  'WORD["”]?,? (?:is|are|was|were) (?:an?|the|when|what|how|any|something|someone) ',
  'WORD["”]?, (?:or|that is|meaning|which (?:is|are|was|were|means|meant)) ',
  'WORD["”]? ?[—–(:] ?(?:or |that is|meaning|an? |the |which )',
];
const RESTATES =
  /\b(?:that is to say|in other words|which means|that means|this means|which meant|that meant)\b/i;

function definedVerdict(question: Question, word: string, paragraphs: readonly string[]): Verdict {
  const sentences = sentencesOf(bodyOf(paragraphs));
  const home = sentences.findIndex(({ text }) => occurrencesOf(word, text) > 0);
  const near = sentences.slice(Math.max(0, home), home + 2).map(({ text }) => text);
  const how = home === -1 ? undefined : definition(question, word, near);
  return {
    gate: 'vocabulary defined',
    ok: how === undefined,
    measured: how ?? 'not defined',
    wanted: 'a word that its sentence and the next do not define',
    message: 'ask about a word whose meaning has to be worked out',
  };
}

function definition(question: Question, word: string, near: readonly string[]): string | undefined {
  const text = near.join(' ');
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const found = DEFINITIONS.map(
    (form) => new RegExp(`\\b${form.replaceAll('WORD', escaped)}`, 'i').exec(text)?.[0],
  );
  const said = found.find((one) => one !== undefined) ?? RESTATES.exec(text)?.[0];
  return said === undefined ? copiedKey(question, near) : `“${said}” stands in the text`;
}

/** The key in the words of the passage is found by matching, without understanding the word. */
function copiedKey(question: Question, near: readonly string[]): string | undefined {
  const key = keyOf(question)?.text ?? '';
  const beside = contentWords(near.join(' '));
  const words = [...contentWords(key)];
  return words.length > 0 && words.every((one) => beside.has(one))
    ? `the key “${key}” stands beside the word`
    : undefined;
}
