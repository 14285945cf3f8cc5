import { agreedLabel } from './labels.ts';
import type { Passage, Question } from './passage-file.ts';
import { LIBRARY_STANDARD } from './passage-standard.ts';
import { optionsByWords, questionVersion } from './question-version.ts';
import { blindChoices, currentChoices, currentLabels } from './review-rates.ts';
import { seededBy } from './seeded-random.ts';

/**
 * What a reader is asked for: `blind` the answers without the text, `open` the answers with it, `label` skill and target
 * (and the answers again, which are one more reading with the text).
 */
export const SHEET_KINDS = ['blind', 'open', 'label'] as const;
export type SheetKind = (typeof SHEET_KINDS)[number];

/** What one reader is given; nothing on it tells a key or a stored label. */
export interface Sheet {
  /** Also the name of its file. */
  readonly name: string;
  readonly kind: SheetKind;
  readonly questions: readonly SheetQuestion[];
}

/** One question as it is shown. */
export interface SheetQuestion {
  readonly passage: string;
  readonly question: string;
  /** The wording that is shown (`questionVersion`). */
  readonly version: string;
  /** The options in their shown order, each by its place among the options ordered by their words. */
  readonly order: readonly number[];
}

interface Ask {
  readonly passage: Passage;
  readonly questions: readonly Question[];
}

export interface SheetPlan {
  readonly kind: SheetKind;
  readonly seed: string;
  /** Passages on a sheet that shows their text; a blind sheet has one question of every passage. */
  readonly passagesPerSheet: number;
}

/** How many readings or labels of this kind a question still lacks, as it is worded now. */
export function missingReadings(passage: Passage, question: Question, kind: SheetKind): number {
  const { readingsWithoutPassage, readingsWithPassage, labelReaders } = LIBRARY_STANDARD;
  if (kind === 'open') return readingsWithPassage - currentChoices(passage, question, true).length;
  if (kind === 'blind') {
    const rated = blindChoices(passage, question).filter(({ sure }) => sure !== undefined);
    return readingsWithoutPassage - rated.length;
  }
  const label = agreedLabel(passage, question);
  if (label === undefined) return labelReaders - currentLabels(passage, question).length;
  return label.skill === undefined || label.target === undefined ? 1 : 0;
}

/** The sheets for everything that is missing. Each is for another reader; options are shuffled by chance that the seed decides. */
export function makeSheets(passages: readonly Passage[], plan: SheetPlan): Sheet[] {
  const random = seededBy(plan.seed);
  return rounds(passages, plan.kind).flatMap((asks, round) =>
    (plan.kind === 'blind' ? oneOfEach(asks) : groupsOf(asks, plan.passagesPerSheet)).map((sheet, part) => {
      const questions = sheet.flatMap(({ passage, questions: own }) =>
        own.map((question) => toSheetQuestion(passage, question, random)),
      );
      return {
        name: `${plan.kind}-${round + 1}-${part + 1}`,
        kind: plan.kind,
        questions: plan.kind === 'blind' ? shuffled(questions, random) : questions,
      };
    }),
  );
}

/** The first round asks every question that lacks a reading, the second those that lack two, and so on. */
function rounds(passages: readonly Passage[], kind: SheetKind): Ask[][] {
  const missing = passages.flatMap(({ questions, ...passage }) =>
    questions.map((question) => missingReadings({ ...passage, questions }, question, kind)),
  );
  return Array.from({ length: Math.max(0, ...missing) }, (_, round) =>
    passages
      .map((passage) => ({
        passage,
        questions: passage.questions.filter((one) => missingReadings(passage, one, kind) > round),
      }))
      .filter(({ questions }) => questions.length > 0),
  );
}

/** Sheets with one question of each passage, because the questions of one passage tell about each other. */
function oneOfEach(asks: readonly Ask[]): Ask[][] {
  const most = Math.max(0, ...asks.map(({ questions }) => questions.length));
  return Array.from({ length: most }, (_, at) =>
    asks
      .map(({ passage, questions }) => ({ passage, questions: questions.slice(at, at + 1) }))
      .filter(({ questions }) => questions.length > 0),
  );
}

/** Groups of so many, in order; the last may be smaller. */
export function groupsOf<T>(items: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}

function toSheetQuestion(passage: Passage, question: Question, random: () => number): SheetQuestion {
  const places = optionsByWords(question.options).map((_, at) => at);
  return {
    passage: passage.id,
    question: question.code,
    version: questionVersion(question),
    order: shuffled(places, random),
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  const result = [...items];
  for (let last = result.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other]!, result[last]!];
  }
  return result;
}
