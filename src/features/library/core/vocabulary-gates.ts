import type { Verdict } from './finding.ts';
import { bodyOf, bodyOffset, locateSpan } from './paragraphs.ts';
import type { Question } from './passage-file.ts';
import { type Sentence, sentencesOf } from './sentences.ts';
import { normalWordsOf, occurrencesOf } from './words.ts';

/** A vocabulary question names a word that occurs once, quotes it in the stem, and has a clue near it. */
export function vocabularyVerdicts(question: Question, paragraphs: readonly string[]): Verdict[] {
  const { skill, word } = question;
  if ((skill === 'Vocab') !== (word !== undefined)) return [wordFieldVerdict(question)];
  if (word === undefined) return [];
  const times = occurrencesOf(word, bodyOf(paragraphs));
  return [
    { gate: 'vocabulary word', ok: times === 1, measured: `“${word}” occurs ${times} times`, wanted: 'once' },
    quotedVerdict(question.stem, word),
    ...(times === 1 ? [clueVerdict(question, word, paragraphs)] : []),
  ];
}

function wordFieldVerdict({ skill, word }: Question): Verdict {
  return {
    gate: 'vocabulary word',
    ok: false,
    measured: `${skill} with ${word === undefined ? 'no word' : `word “${word}”`}`,
    wanted: 'the field `word` on Vocab questions and on no others',
  };
}

function quotedVerdict(stem: string, word: string): Verdict {
  const quoted = [...stem.matchAll(/["“]([^"“”]+)["”]|(?<!\p{L})['‘]([^‘]+?)['’](?!\p{L})/gu)];
  const ok = quoted.some(([, double, single]) => occurrencesOf(word, double ?? single ?? '') > 0);
  return {
    gate: 'vocabulary quoted',
    ok,
    measured: ok ? 'quoted' : 'not quoted',
    wanted: `“${word}” in the stem`,
  };
}

/** The clue: a cited span, longer than the word itself, in the word's sentence or one beside it. */
function clueVerdict(question: Question, word: string, paragraphs: readonly string[]): Verdict {
  const sentences = sentencesOf(bodyOf(paragraphs));
  const home = sentences.findIndex((_, at) => holdsWord(sentences, at, word));
  const ok = question.options
    .flatMap((option) => option.spans)
    .filter((span) => normalWordsOf(span.quote).length > normalWordsOf(word).length)
    .flatMap((span) => sentencesTouched(span, paragraphs, sentences))
    .some((at) => Math.abs(at - home) <= 1);
  return {
    gate: 'vocabulary clue',
    ok,
    measured: ok ? 'near' : 'no cited clue near the word',
    wanted: 'a cited span in the word’s sentence or one beside it',
  };
}

function holdsWord(sentences: readonly Sentence[], at: number, word: string): boolean {
  const here = sentences[at]?.text ?? '';
  return occurrencesOf(word, here) > 0;
}

function sentencesTouched(
  span: Question['options'][number]['spans'][number],
  paragraphs: readonly string[],
  sentences: readonly Sentence[],
): number[] {
  const located = locateSpan(paragraphs, span);
  if (located === undefined) return [];
  const offset = bodyOffset(paragraphs, located.paragraph);
  return sentences.flatMap((sentence, at) =>
    sentence.start < offset + located.end && sentence.end > offset + located.start ? [at] : [],
  );
}
