import type { LocatedSpan } from '#features/library/core/paragraphs.ts';
import type { PublishedPassage, PublishedQuestion } from '#features/library/core/published-passage.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { type Sentence, sentencesCutAtTitles, sentencesOf } from '#features/library/core/sentences.ts';
import type { Mark } from './marks.ts';

/** A sentence of a passage that may show the answer. */
export interface ChallengeOption {
  /** Its number in the passage, from 1. */
  readonly sentence: number;
  readonly text: string;
}

export interface Challenge {
  readonly options: readonly ChallengeOption[];
  /** The number of the sentence that shows it; no other option does. */
  readonly right: number;
}

/** Challenge questions in one quiz (product: "Pretest, quizzes, levels, points"). */
export const MAX_CHALLENGES = 2;
/** Sentences to choose from, and the fewest that are worth a choice. */
const OPTIONS = 4;
const MIN_OPTIONS = 3;
/** Shorter sentences show little, longer ones are no option to read on a telephone; in words. */
const MIN_WORDS = 4;
const MAX_WORDS = 40;

interface Placed extends Sentence {
  readonly number: number;
  readonly paragraph: number;
}

/** How a text is cut into sentences: a quiz keeps the way that it began with, because its answers hold numbers of sentences. */
export type Cut = 'at-titles' | 'whole';

const CUTS = { 'at-titles': sentencesCutAtTitles, whole: sentencesOf } as const;

/** Every sentence of a passage with its place. */
function placedSentences({ paragraphs }: PublishedPassage, cut: Cut): Placed[] {
  return paragraphs
    .flatMap((paragraph, at) =>
      CUTS[cut](paragraph).map((candidate) => ({ ...candidate, paragraph: at + 1 })),
    )
    .map((sentence, at) => ({ ...sentence, number: at + 1 }));
}

const standsIn = ({ paragraph, start, end }: Placed, span: LocatedSpan): boolean =>
  paragraph === span.paragraph && start <= span.start && span.end <= end;

const touches = ({ paragraph, start, end }: Placed, span: LocatedSpan): boolean =>
  paragraph === span.paragraph && start < span.end && span.start < end;

/**
 * "Which sentence shows this?": a sentence in which the key's evidence is, among others from near it, the same every time.
 * Of evidence in several places the first that is in one sentence is an option, and the sentences of the other places are
 * none: no sentence that shows it is called wrong. Null where no place is in one sentence or there is too little to
 * choose from.
 */
export function challengeOf(
  passage: PublishedPassage,
  question: PublishedQuestion,
  cut: Cut = 'whole',
): Challenge | null {
  // A corrected key has no evidence that was marked for it; in verse a line is no sentence.
  const spans = question.correction ? [] : question.key.evidence;
  if (spans.length === 0 || passage.form === 'verse') return null;
  const sentences = placedSentences(passage, cut);
  const right = spans
    .flatMap((span) => sentences.filter((candidate) => standsIn(candidate, span)))
    .find((sentence) => isReadable(sentence));
  if (!right) return null;
  const random = seededBy(`challenge ${passage.versionId} ${question.id}`);
  const others = sentences
    .filter((candidate) => !spans.some((span) => touches(candidate, span)) && isReadable(candidate))
    .map((candidate) => ({ candidate, lot: Math.abs(candidate.number - right.number) + 6 * random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, OPTIONS - 1)
    .map(({ candidate }) => candidate);
  if (others.length + 1 < MIN_OPTIONS) return null;
  const options = [right, ...others].toSorted((a, b) => a.number - b.number);
  return {
    options: options.map(({ number, text }) => ({ sentence: number, text })),
    right: right.number,
  };
}

const isReadable = ({ words }: Sentence): boolean => words.length >= MIN_WORDS && words.length <= MAX_WORDS;

/**
 * The challenge questions of a quiz so far, by the position of their question: after the first right answers that came in
 * their time.
 * @param make `challengeOf`, or something that remembers what it made.
 */
export function challengesOf(
  passage: PublishedPassage,
  marks: readonly Mark[],
  make: (passage: PublishedPassage, question: PublishedQuestion) => Challenge | null = challengeOf,
): Map<number, Challenge> {
  const asked = new Map<number, Challenge>();
  for (const [position, mark] of marks.entries()) {
    const question = passage.questions[position];
    if (!question || !mark.right || !mark.counted || asked.size === MAX_CHALLENGES) continue;
    const challenge = make(passage, question);
    if (challenge) asked.set(position, challenge);
  }
  return asked;
}
