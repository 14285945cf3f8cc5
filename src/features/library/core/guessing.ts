import { contentWords } from './content-words.ts';
import { bodyOf, paragraphsOf } from './paragraphs.ts';
import type { Passage, Question } from './passage-file.ts';
import { normalWordsOf } from './words.ts';

/** The 0-based position of each question's key, in order. */
export function keyPositions(passages: readonly Passage[]): number[] {
  return passages.flatMap(({ questions }) =>
    questions.map(({ options }) => options.findIndex(({ role }) => role === 'key')),
  );
}

/** The share of keys at each position. */
export function positionShares(positions: readonly number[], options: number): number[] {
  return Array.from(
    { length: options },
    (_, position) =>
      positions.filter((keyPosition) => keyPosition === position).length / Math.max(1, positions.length),
  );
}

/** The longest run of the same value. */
export function longestRun(values: readonly number[]): number {
  let longest = 0;
  let run = 0;
  values.forEach((value, at) => {
    run = value === values[at - 1] ? run + 1 : 1;
    longest = Math.max(longest, run);
  });
  return longest;
}

/** The chance 0..1 of choosing the key by taking an option with the highest score, ties by lot. */
function chanceByScore(question: Question, scores: readonly number[]): number {
  const best = Math.max(...scores);
  const chosen = question.options.filter((_, at) => scores[at] === best);
  return chosen.filter(({ role }) => role === 'key').length / chosen.length;
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The share of questions that "take the longest option" solves, 0..1. */
export function longestOptionRate(passages: readonly Passage[]): number {
  const chances = passages.flatMap(({ questions }) =>
    questions.map((question) =>
      chanceByScore(
        question,
        question.options.map(({ text }) => text.length),
      ),
    ),
  );
  return mean(chances);
}

/** The share of questions that "take the option with most words of the passage" solves, 0..1; function words don't count. */
export function overlapRate(passages: readonly Passage[]): number {
  const chances = passages.flatMap((passage) => {
    const words = new Set(normalWordsOf(bodyOf(paragraphsOf(passage))));
    return passage.questions.map((question) =>
      chanceByScore(
        question,
        question.options.map(({ text }) => [...contentWords(text)].filter((word) => words.has(word)).length),
      ),
    );
  });
  return mean(chances);
}
