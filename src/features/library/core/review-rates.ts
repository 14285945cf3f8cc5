import type { Passage, Question, Reading } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';

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

type Choice = Reading['choices'][number];

/** Whether a recorded choice fell on the key; false where the record does not fit the question. */
export function choseKey(question: Question, { order, chosen }: Choice): boolean {
  const option = order[chosen];
  return option !== undefined && question.options[option]?.role === 'key';
}

/** The choices of one question in readings with, or without, the passage. */
export function questionChoices(passage: Passage, question: Question, withPassage: boolean): Choices {
  const choices = passage.review
    .filter((reading) => reading.withPassage === withPassage)
    .flatMap((reading) => reading.choices.filter((choice) => choice.question === question.code));
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
  const choices = (withPassage: boolean): Choices =>
    addChoices(
      passages.flatMap((passage) =>
        passage.questions.map((question) => questionChoices(passage, question, withPassage)),
      ),
    );
  return { closed: choices(false), open: choices(true) };
}

/** A passage is reviewed when each of its questions has three readings without it and one with it. */
export function isReviewed(passage: Passage): boolean {
  return passage.questions.every(
    (question) =>
      questionChoices(passage, question, false).made >= LIBRARY_STANDARD.readingsWithoutPassage &&
      questionChoices(passage, question, true).made >= LIBRARY_STANDARD.readingsWithPassage,
  );
}

/** The share of choices that were the key; undefined where nobody chose. */
export function rateOf({ made, right }: Choices): number | undefined {
  return made === 0 ? undefined : right / made;
}
