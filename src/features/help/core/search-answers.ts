import { type Audience, audiencesFor, type HelpAnswer, type HelpBlock, textOf } from './help-answer.ts';

/** What a word of the search is worth where it is found: in the question, among its further words, or in the answer. */
const WORTH = { title: 8, words: 4, text: 1 } as const;
/** Words that say nothing about what somebody looks for. */
const EMPTY = new Set(
  'a an and are can do does for how i in is it me my of on or the to what when where why with'.split(' '),
);

const wordsIn = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .match(/[\p{L}\p{N}±]+/gu) ?? [];

const blockText = (block: HelpBlock): string =>
  block.kind === 'list' ? block.items.map(textOf).join(' ') : textOf(block.runs);

/** What an answer is worth for one word; a word is found where another begins with it. */
function worthOf(answer: HelpAnswer, word: string): number {
  const has = (text: string) => wordsIn(text).some((one) => one.startsWith(word));
  if (has(answer.title)) return WORTH.title;
  if (has(answer.words)) return WORTH.words;
  return has(answer.blocks.map(blockText).join(' ')) ? WORTH.text : 0;
}

/** The answers that somebody is shown, their own first, each in the order of its file. */
export const answersFor = (
  answers: readonly HelpAnswer[],
  audience: Audience | null,
): readonly HelpAnswer[] => [
  ...new Set(
    audiencesFor(audience).flatMap((of) => answers.filter(({ audiences }) => audiences.includes(of))),
  ),
];

/**
 * The answers in which every word is found, the best first, and of equal ones those for the person. Without a word that says something,
 * all of theirs.
 */
export function searchAnswers(
  answers: readonly HelpAnswer[],
  audience: Audience | null,
  typed: string,
): readonly HelpAnswer[] {
  const theirs = answersFor(answers, audience);
  const words = wordsIn(typed).filter((word, _, all) => !EMPTY.has(word) || all.length === 1);
  if (words.length === 0) return theirs;
  return theirs
    .map((answer) => ({ answer, worths: words.map((word) => worthOf(answer, word)) }))
    .filter(({ worths }) => worths.every((worth) => worth > 0))
    .map(({ answer, worths }) => ({ answer, worth: worths.reduce((sum, worth) => sum + worth, 0) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ answer }) => answer);
}
