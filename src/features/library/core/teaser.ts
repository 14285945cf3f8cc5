import { curlQuotes } from './curl-quotes.ts';
import { sentencesOf } from './sentences.ts';

/** A sentence of fewer words says too little alone. */
const WORDS_LEAST = 5;
/** The longest teaser, in characters: two lines of a card. */
const LONGEST = 110;
/** It may be the beginning of a name, "J. Baptiste": a teaser would rather be longer than end inside one. */
const INITIAL = /\b[A-Z]\.$/;
/** No first sentences are longer, in characters. */
const LOOKED_AT = 400;

/** They are cut once for each passage: its paragraphs stay the same. */
const known = new WeakMap<readonly string[], string>();

/** The teaser of these paragraphs, as `cutTeaser` makes it. */
export function teaserOf(paragraphs: readonly string[]): string {
  const before = known.get(paragraphs);
  if (before !== undefined) return before;
  const teaser = cutTeaser(paragraphs);
  known.set(paragraphs, teaser);
  return teaser;
}

/** One line that makes curious: how a passage begins, by whole sentences where they are short, else up to a word. */
function cutTeaser(paragraphs: readonly string[]): string {
  const beginning = withoutSalutation(paragraphs)
    .join(' ')
    .trim()
    .replaceAll(/\s*\n\s*/g, ' / ')
    .slice(0, LOOKED_AT);
  let teaser = '';
  let words = 0;
  for (const sentence of sentencesOf(beginning)) {
    if (words >= WORDS_LEAST && !INITIAL.test(teaser)) break;
    teaser = `${teaser} ${sentence.text}`.trim();
    words += sentence.words.length;
  }
  return curlQuotes(teaser.length <= LONGEST ? teaser : cutAtWord(teaser));
}

/** What a letter or a diary has above its first sentence, in a paragraph of its own: "June 10", "Dear Miss Lund,". */
const SALUTATION = /^(?:Dear\b.*[,:]|[A-Z][a-z]+ \d{1,2}(?:, \d{4})?,?)$/;

/** The same in front of a sentence: "May 4: The moon is thin.", "Day 1: It broke.", "Dear Osterhout Family, Bruna is here." */
const IN_FRONT =
  /^(?:(?:(?:[A-Z][a-z]+ \d{1,2}|\d{1,2} [A-Z][a-z]+)(?:, \d{4})?|Day \d+|[A-Z][a-z]+day|\d{1,2}:\d{2}|To [^.:]{1,60}):|Dear [^.,:]{1,40}[,:])\s+(?=[A-Z“"])/;

function withoutSalutation(paragraphs: readonly string[]): readonly string[] {
  const first = paragraphs.findIndex((text) => !SALUTATION.test(text.trim()));
  const [beginning = '', ...rest] = paragraphs.slice(Math.max(0, first));
  // A date, and then a salutation.
  return [beginning.trim().replace(IN_FRONT, '').replace(IN_FRONT, ''), ...rest];
}

/** "The river turned where nobody…" */
function cutAtWord(text: string): string {
  const cut = text.slice(0, LONGEST);
  const space = cut.lastIndexOf(' ');
  return `${cut.slice(0, space > 0 ? space : LONGEST).replace(/[\s,;:./–—-]+$/, '')}…`;
}
