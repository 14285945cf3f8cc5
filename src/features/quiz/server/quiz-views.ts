import type { PassageView } from '#features/library/contract/passage-view.ts';
import { levelWord } from '#features/library/core/level-words.ts';
import {
  type PublishedPassage,
  type PublishedQuestion,
  rationalesHold,
} from '#features/library/core/published-passage.ts';
import type { AnsweredQuestionView, FeedbackView, QuestionView, TextSupports } from '../contract/views.ts';
import { marksOf } from '../core/marks.ts';
import type { QuizSettings } from '../core/quiz-settings.ts';
import type { ChallengeAnswerRow } from './challenge-queries.ts';
import { askedChallenges, toChallengeAnswer, toOpenChallengeView } from './challenges.ts';

/** How a text begins to look for the student of an attempt. */
export const toTextSupports = ({
  supports: { largerText, lineFocus },
}: Pick<QuizSettings, 'supports'>): TextSupports => ({
  largerText,
  lineFocus,
});

/** The text of a passage for anybody who may read it. */
export const toPassageView = (passage: PublishedPassage): PassageView => ({
  title: passage.title,
  topic: passage.topic,
  genre: passage.genre,
  form: passage.form,
  paragraphs: [...passage.paragraphs],
  glossary: passage.glossary.map(({ word, meaning }) => ({ word, meaning })),
  words: passage.words,
  ...(passage.invented && { invented: true }),
});

/**
 * A question before it is answered. Only the texts go out: not the key, no role, span or rationale, and not the skill
 * or the difficulty, which would show a clever reader where to look.
 */
export const toQuestionView = (
  { level }: PublishedPassage,
  question: PublishedQuestion,
  { showLevel }: { showLevel: boolean },
): QuestionView => ({
  questionId: question.id,
  number: question.position + 1,
  questionType: 'multiple_choice',
  level: showLevel ? levelWord(level) : null,
  stem: question.stem,
  options: question.options.map(({ id, text }) => ({ optionId: id, text })),
});

/** The feedback on a practice answer: right or not, why, and where it is. */
export function toFeedbackView(question: PublishedQuestion, optionId: number, fast: boolean): FeedbackView {
  const chosen = question.options.find((option) => option.id === optionId) ?? question.key;
  // Where the rationales were written for another key, the reason of the correction replaces them.
  const instead = rationalesHold(question) ? undefined : question.correction?.reason;
  return {
    right: chosen.id === question.key.id,
    chosenOptionId: chosen.id,
    rightOptionId: question.key.id,
    chosenRationale: instead ?? chosen.rationale,
    rightRationale: instead ?? question.key.rationale,
    evidence: question.key.evidence.map(({ paragraph, start, end }) => ({ paragraph, start, end })),
    fast,
    keyCorrectedAt: question.correction?.at ?? null,
  };
}

/**
 * The same while its challenge question is open: neither the place nor the reasons, which name the place and often
 * quote it.
 */
export const withoutPlace = (feedback: FeedbackView): FeedbackView => ({
  ...feedback,
  chosenRationale: null,
  rightRationale: null,
  evidence: [],
});

export interface ChosenAnswer {
  readonly option_id: number;
  readonly is_fast: boolean;
}

/** What an attempt holds of its answers. */
export interface AnsweredQuiz {
  readonly answers: readonly ChosenAnswer[];
  readonly marks: string;
  readonly challenges: readonly ChallengeAnswerRow[];
  readonly rules: Pick<QuizSettings, 'sentences'>;
}

/** The answered questions of an attempt, in order, with their feedback and what was asked beside them. */
export function toAnsweredViews(
  passage: PublishedPassage,
  { answers, marks, challenges, rules }: AnsweredQuiz,
  show: { showLevel: boolean; showPoints: boolean; resultsOpen: boolean },
): AnsweredQuestionView[] {
  const asked = askedChallenges(passage, marksOf(marks), rules);
  return answers.flatMap((answer, index) => {
    const question = passage.questions[index];
    if (!question) return [];
    const challenge = asked.get(index);
    const given = challenges.find(({ position }) => position === index);
    const feedback = toFeedbackView(question, answer.option_id, answer.is_fast);
    const isOpen = challenge !== undefined && !given && !show.resultsOpen;
    return [
      {
        ...toQuestionView(passage, question, show),
        feedback: isOpen ? withoutPlace(feedback) : feedback,
        challenge: challenge
          ? {
              ...toOpenChallengeView(question, challenge),
              answer: given ? toChallengeAnswer(challenge, given, show) : null,
            }
          : null,
      },
    ];
  });
}
