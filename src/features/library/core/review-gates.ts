import type { Verdict } from './finding.ts';
import { agreedLabel, isLabelled } from './labels.ts';
import type { Passage, Question } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import type { Choice } from './review-file.ts';
import { blindChoices, choseKey, currentChoices, currentLabels, isRead } from './review-rates.ts';

/** Whether readers have answered and labelled every question of a passage as it is worded now. */
export const isReviewed = (passage: Passage): boolean => isRead(passage) && isLabelled(passage);

/** The gates on a passage's readings and labels. */
export function reviewVerdicts(passage: Passage): Verdict[] {
  return [
    reviewedVerdict(passage),
    ...passage.questions.flatMap((question) =>
      [
        ...recordVerdicts(passage, question),
        ...blindVerdicts(passage, question),
        ...openVerdicts(passage, question),
        ...labelVerdicts(passage, question),
      ].map((verdict) => ({ ...verdict, where: question.code })),
    ),
  ];
}

function reviewedVerdict(passage: Passage): Verdict {
  const fewest = (count: (question: Question) => number): number => Math.min(...passage.questions.map(count));
  const blind = fewest((question) => blindChoices(passage, question).length);
  const open = fewest((question) => currentChoices(passage, question, true).length);
  const labels = fewest((question) => currentLabels(passage, question).length);
  return {
    gate: 'reviewed',
    ok: isReviewed(passage),
    measured: `each question at least ${blind} without and ${open} with the passage, ${labels} labels`,
    wanted: '3 without and 1 with the passage, 2 labels that agree (or 3)',
    advisory: true,
  };
}

/** Choices of another wording are never looked at; those of this one name its options. */
function recordVerdicts(passage: Passage, question: Question): Verdict[] {
  return [true, false]
    .flatMap((withPassage) => currentChoices(passage, question, withPassage))
    .filter((choice) => !fits(question, choice))
    .map(({ order, chosen }) => ({
      gate: 'review record',
      ok: false,
      measured: `order [${order.join(', ')}], chosen ${chosen}`,
      wanted: 'each option once in `order`, `chosen` within it',
    }));
}

function fits({ options }: Question, { order, chosen }: Choice): boolean {
  const isPermutation =
    order.length === options.length &&
    new Set(order).size === order.length &&
    order.every((at) => at < order.length);
  return isPermutation && chosen < order.length;
}

function blindVerdicts(passage: Passage, question: Question): Verdict[] {
  const choices = blindChoices(passage, question);
  if (choices.length < LIBRARY_STANDARD.readingsWithoutPassage) return [];
  const solved = choices.filter((choice) => choice.sure === true && choseKey(question, choice)).length;
  return [
    {
      gate: 'solved without reading',
      ok: solved < choices.length,
      measured: `${solved} of ${choices.length} blind readers were right and sure`,
      wanted: 'not all',
      message: 'rewrite the question: it is known from the world, or only one option makes sense',
      heldOnly: true,
    },
  ];
}

function openVerdicts(passage: Passage, question: Question): Verdict[] {
  const choices = currentChoices(passage, question, true);
  const wrong = choices.filter((choice) => !choseKey(question, choice)).length;
  if (wrong === 0) return [];
  return [
    {
      gate: 'missed with the passage',
      ok: false,
      measured: `${wrong} of ${choices.length} readers chose another option`,
      wanted: 'none',
      message: 'see whether that option can be defended',
      advisory: true,
    },
  ];
}

function labelVerdicts(passage: Passage, question: Question): Verdict[] {
  const label = agreedLabel(passage, question);
  if (label === undefined) return [];
  const readers = `${label.skill ?? 'no two agree'} / ${label.target ?? 'no two agree'}`;
  return [
    {
      gate: 'label',
      ok: label.skill === question.skill && label.target === question.target,
      measured: `the file says ${question.skill} / ${question.target}, readers ${readers}`,
      wanted: 'the label that two readers agree on',
      message:
        label.skill && label.target
          ? 'npm run content:reading -- settle, or rewrite the question'
          : 'let a third reader label it',
      heldOnly: true,
    },
  ];
}
