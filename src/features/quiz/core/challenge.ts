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
  /** The number of the sentence that is shown to who found none. */
  readonly right: number;
  /** The numbers of all options that show it. */
  readonly showing: readonly number[];
  /** How many sentences the passage has. */
  readonly sentences: number;
}

/** Challenge questions in one quiz (product: "Pretest, quizzes, levels, points"). */
export const MAX_CHALLENGES = 2;
/** Sentences to choose from that do not show it, and the fewest that are worth a choice. */
const OTHERS = 3;
const MIN_OTHERS = 2;
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
 * "Which sentence shows this?": every sentence in which evidence of the key is, among others from near the first, the same every time. Each of
 * them is right: no sentence that shows it is called wrong, and none cannot be chosen. Null where no place of the evidence is in one sentence
 * or there is too little to choose from.
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
  const showing = sentences.filter(
    (candidate) => spans.some((span) => touches(candidate, span)) && isReadable(candidate),
  );
  const others = sentences
    .filter((candidate) => !spans.some((span) => touches(candidate, span)))
    .filter((candidate) => isReadable(candidate) && isWhole(candidate))
    .map((candidate) => ({ candidate, lot: Math.abs(candidate.number - right.number) + 6 * random() }))
    .toSorted((a, b) => a.lot - b.lot)
    .slice(0, OTHERS)
    .map(({ candidate }) => candidate);
  if (others.length < MIN_OTHERS) return null;
  const options = [...showing, ...others].toSorted((a, b) => a.number - b.number);
  return {
    options: options.map(({ number, text }) => ({ sentence: number, text })),
    right: right.number,
    showing: showing.map(({ number }) => number),
    sentences: sentences.length,
  };
}

/** The line that greets or signs a letter is no sentence. */
const isWhole = ({ text }: Sentence): boolean => /[.!?…][”’"')]*$/.test(text);

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
