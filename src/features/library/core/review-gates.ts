import type { Verdict } from './finding.ts';
import { agreedLabel, isLabelled } from './labels.ts';
import { isCheckedFor, passageStanding } from './passage-checks.ts';
import type { Passage, Question } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import type { Pool } from './pools.ts';
import { CHECK_KINDS, type CheckKind, type Choice } from './review-file.ts';
import { blindChoices, choseKey, currentChoices, currentLabels, isRead } from './review-rates.ts';

/** Whether readers have answered and labelled every question of a passage as it is worded now. */
export const isReviewed = (passage: Passage): boolean => isRead(passage) && isLabelled(passage);

/** The gates on a passage's readings and labels. */
export function reviewVerdicts(passage: Passage): Verdict[] {
  return [
    reviewedVerdict(passage),
    ...CHECK_KINDS.flatMap((kind) => checkVerdicts(passage, kind)),
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

const CHECK_GATES: Readonly<Record<CheckKind, string>> = { facts: 'facts checked', copy: 'copy-edited' };

/** A passage that lacks a reader is shown, as one that is not reviewed; a finding of what stands there now has to be answered. */
function checkVerdicts(passage: Passage, kind: CheckKind): Verdict[] {
  if (!isCheckedFor(passage, kind)) return [];
  const { readers, open, isDone } = passageStanding(passage, kind);
  const found = open.flatMap((check) => check.found);
  return [
    {
      gate: CHECK_GATES[kind],
      ok: isDone,
      measured: `readers: ${readers}, open findings: ${found.length}`,
      wanted: `readers: ${LIBRARY_STANDARD.checkReaders[kind]}, open findings: 0`,
      message: found.join(' · '),
      ...(open.length > 0 ? { heldOnly: true } : { advisory: true }),
    },
  ];
}

/** The gates on the checks of a level's practice and pretest passages. */
export function checkedVerdicts({ where, passages }: Pool): Verdict[] {
  return CHECK_KINDS.map((kind) => {
    const { done, asked } = checkCounts(passages, kind);
    return {
      gate: CHECK_GATES[kind],
      ok: done === asked,
      measured: `${done} of ${asked}`,
      wanted: 'all',
      where,
      heldOnly: true,
    };
  });
}

/** How many passages a kind of check is asked for, and how many of them have it. */
export function checkCounts(
  passages: readonly Passage[],
  kind: CheckKind,
): { readonly done: number; readonly asked: number } {
  const asked = passages.filter((passage) => isCheckedFor(passage, kind));
  const done = asked.filter((passage) => passageStanding(passage, kind).isDone);
  return { done: done.length, asked: asked.length };
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

/** Shown, and judged by an editor (decision 43). */
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
      message: 'see whether a child would know it from the world, or only one option makes sense',
      advisory: true,
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
