import type { Verdict } from './finding.ts';
import type { Passage, Question, Reading } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import { isReviewed, questionChoices } from './review-rates.ts';

/** The gates on a passage's readings: the record fits the questions, and no question is solved without reading. */
export function reviewVerdicts(passage: Passage): Verdict[] {
  const reviewed = isReviewed(passage);
  return [
    {
      gate: 'reviewed',
      ok: reviewed,
      measured: `${passage.review.length} readings`,
      wanted: '≥ 3 without and ≥ 1 with the passage',
      advisory: true,
    },
    ...passage.review.flatMap((reading, at) => recordVerdicts(passage, reading, at)),
    ...passage.questions.flatMap((question) => blindVerdicts(passage, question)),
  ];
}

function recordVerdicts({ questions }: Passage, { choices }: Reading, at: number): Verdict[] {
  return choices
    .filter((choice) => {
      const question = questions.find(({ code }) => code === choice.question);
      return (
        question === undefined ||
        !isPermutation(choice.order, question.options.length) ||
        choice.chosen >= choice.order.length
      );
    })
    .map((choice) => ({
      gate: 'review record',
      ok: false,
      measured: `choice for ${choice.question} does not fit`,
      wanted: 'an existing question, each option once in `order`, `chosen` within it',
      where: `reading ${at + 1}`,
    }));
}

function isPermutation(order: readonly number[], length: number): boolean {
  return order.length === length && new Set(order).size === length && order.every((index) => index < length);
}

function blindVerdicts(passage: Passage, question: Question): Verdict[] {
  const { made, right } = questionChoices(passage, question, false);
  if (made < LIBRARY_STANDARD.readingsWithoutPassage) return [];
  return [
    {
      gate: 'solved without reading',
      ok: right < made,
      measured: `${right} of ${made} blind readings`,
      wanted: 'not all',
      where: question.code,
      message: 'rewrite the question: it can be answered without the passage',
    },
  ];
}
