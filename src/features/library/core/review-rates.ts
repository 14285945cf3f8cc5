import type { Passage, Question } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import { optionsByWords, questionVersion } from './question-version.ts';
import type { Choice, Label } from './review-file.ts';

/** How readings chose: how many choices there were, and how many of them were the key. */
export interface Choices {
  readonly made: number;
  readonly right: number;
}

export interface ReviewRates {
  /** Readings without the passage. */
  readonly closed: Choices;
  /** Readings with the passage. */
  readonly open: Choices;
}

/** Whether a recorded choice fell on the key; false where the record does not fit the question. */
export function choseKey(question: Question, { order, chosen }: Choice): boolean {
  const option = order[chosen];
  return option !== undefined && optionsByWords(question.options)[option]?.role === 'key';
}

/** The choices of a question as it is worded now, in the order in which they were recorded. */
export function currentChoices(passage: Passage, question: Question, withPassage: boolean): Choice[] {
  const version = questionVersion(question);
  return passage.review.readings
    .filter((reading) => reading.withPassage === withPassage)
    .flatMap(({ choices }) => choices)
    .filter((choice) => choice.question === question.code && choice.version === version);
}

/**
 * The choices without the passage that count: the first three, those with the reader's sureness before those without.
 * A fourth reading changes nothing, so that nobody reads until the figure is pretty.
 */
export function blindChoices(passage: Passage, question: Question): Choice[] {
  const all = currentChoices(passage, question, false);
  const [rated, unrated] = [
    all.filter(({ sure }) => sure !== undefined),
    all.filter(({ sure }) => sure === undefined),
  ];
  return [...rated, ...unrated].slice(0, LIBRARY_STANDARD.readingsWithoutPassage);
}

/** The labels of a question as it is worded now, in the order in which they were recorded. */
export function currentLabels(passage: Passage, question: Question): Label[] {
  const version = questionVersion(question);
  return passage.review.labellings
    .flatMap(({ labels }) => labels)
    .filter((label) => label.question === question.code && label.version === version);
}

/** Counts choices, and those that fell on the key. */
export function countChoices(question: Question, choices: readonly Choice[]): Choices {
  return { made: choices.length, right: choices.filter((choice) => choseKey(question, choice)).length };
}

/** Adds up choices. */
export function addChoices(all: readonly Choices[]): Choices {
  return {
    made: all.reduce((sum, { made }) => sum + made, 0),
    right: all.reduce((sum, { right }) => sum + right, 0),
  };
}

/** The choices of passages' questions, computed from the raw readings. */
export function reviewRates(passages: readonly Passage[]): ReviewRates {
  const choices = (choicesOf: (passage: Passage, question: Question) => Choice[]): Choices =>
    addChoices(
      passages.flatMap((passage) =>
        passage.questions.map((question) => countChoices(question, choicesOf(passage, question))),
      ),
    );
  return {
    closed: choices(blindChoices),
    open: choices((of, question) => currentChoices(of, question, true)),
  };
}

/** A passage is read when each of its questions has three readings without it and one with it. */
export function isRead(passage: Passage): boolean {
  return passage.questions.every(
    (question) =>
      blindChoices(passage, question).length >= LIBRARY_STANDARD.readingsWithoutPassage &&
      currentChoices(passage, question, true).length >= LIBRARY_STANDARD.readingsWithPassage,
  );
}

/** The share of choices that were the key; undefined where no reader chose. */
export function rateOf({ made, right }: Choices): number | undefined {
  return made === 0 ? undefined : right / made;
}
