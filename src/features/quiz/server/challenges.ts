import type { PublishedPassage, PublishedQuestion } from '#features/library/core/published-passage.ts';
import { challengePoints } from '#features/progress/core/extra-points.ts';
import type { ChallengeView } from '../contract/views.ts';
import { type Challenge, type Cut, challengeOf, challengesOf } from '../core/challenge.ts';
import type { Mark } from '../core/marks.ts';
import type { QuizSettings, Visibility } from '../core/quiz-settings.ts';
import type { ChallengeAnswerRow } from './challenge-queries.ts';

/** What a challenge question gives that was found and is paid. */
const PAID = challengePoints({ paidToday: 0 });

/** Finding the sentences of a passage takes longer than all else in an answer, and never comes out differently. */
const finder = (cut: Cut) => {
  const found = new WeakMap<PublishedQuestion, Challenge | null>();
  return (passage: PublishedPassage, question: PublishedQuestion): Challenge | null => {
    const known = found.get(question);
    if (known !== undefined) return known;
    const challenge = challengeOf(passage, question, cut);
    found.set(question, challenge);
    return challenge;
  };
};
const FINDERS = { 'at-titles': finder('at-titles'), whole: finder('whole') } as const;

/** The challenge questions of a quiz so far, by the position of their question; cut as when the quiz began. */
export const askedChallenges = (
  passage: PublishedPassage,
  marks: readonly Mark[],
  { sentences }: Pick<QuizSettings, 'sentences'>,
): ReadonlyMap<number, Challenge> => challengesOf(passage, marks, FINDERS[sentences]);

/** A challenge question that is not answered: which sentence is right is shown after the answer. */
export const toOpenChallengeView = ({ id }: PublishedQuestion, challenge: Challenge): ChallengeView => ({
  challengedQuestionId: id,
  options: challenge.options.map(({ sentence, text }) => ({ sentence, text })),
  answer: null,
});

/** What became of a challenge question; its points only for whom no class hides them. */
export const toChallengeAnswer = (
  { right, showing }: Challenge,
  { sentence, is_right, unpaid }: Pick<ChallengeAnswerRow, 'sentence' | 'is_right' | 'unpaid'>,
  { showPoints }: Pick<Visibility, 'showPoints'>,
): NonNullable<ChallengeView['answer']> => ({
  found: is_right,
  chosenSentence: sentence,
  shownBy: sentence !== null && showing.includes(sentence) ? sentence : right,
  points: !showPoints ? null : is_right && !unpaid ? PAID : 0,
});
