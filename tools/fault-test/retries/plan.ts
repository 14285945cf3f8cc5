import type { PublishedPassage } from '#features/library/core/published-passage.ts';
import { answerChallenge } from '#features/quiz/contract/endpoints.ts';
import { answerShortEssay } from '#features/quiz/contract/short-essay.ts';
import { challengeOf } from '#features/quiz/core/challenge.ts';
import { callOf } from '../../harness/call-of.ts';
import type { ClientCall } from '../../harness/client.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { answerCall } from '../../harness/sent-answer.ts';
import type { IntendedAnswer } from './history.ts';
import type { Body, Schedule } from './schedules.ts';

/** What a student is about to send, in the service's own numbers. */
export interface Plan {
  readonly answers: readonly IntendedAnswer[];
  /** The sentences that answer each question's challenge: the one that shows it, and another. */
  readonly sentences: readonly (readonly [number, number])[];
}

/** Two essays that are not copied from anywhere. */
export const ESSAYS = [
  'I think the person in this story should have waited, because then nobody would have been surprised.',
  'My favourite part was the end. It reminded me of a rainy day when my brother lost his blue kite.',
] as const;

export function makePlan(schedule: Schedule, passage: PublishedPassage, keys: readonly string[]): Plan {
  return {
    answers: passage.questions.map(({ options, key }, position) => ({
      position,
      key: keys[position] ?? '',
      optionId: options[schedule.options[position] ?? -1]?.id ?? key.id,
      seconds: schedule.seconds[position] ?? 1,
    })),
    sentences: passage.questions.map((question) => {
      const challenge = challengeOf(passage, question);
      const other = challenge?.options.find(({ sentence }) => sentence !== challenge.right)?.sentence;
      return [challenge?.right ?? 1, other ?? 2];
    }),
  };
}

/** What is sent under the key of a planned answer. */
export function vary(
  plan: Plan,
  planned: IntendedAnswer,
  body: Body,
  passage: PublishedPassage,
): IntendedAnswer {
  switch (body) {
    case 'same':
      return planned;
    case 'other-seconds':
      return { ...planned, seconds: planned.seconds + 1 };
    case 'other-option': {
      const options = passage.questions[planned.position]?.options ?? [];
      const other = options.find(({ id }) => id !== planned.optionId);
      return { ...planned, optionId: other?.id ?? planned.optionId };
    }
    case 'next-question': {
      const next = plan.answers[(planned.position + 1) % plan.answers.length] ?? planned;
      return { ...next, key: planned.key };
    }
  }
}

/** The essay's place among what is answered beside the questions; the challenge questions have their positions. */
const ESSAY_NUMBER = 99;

/** The key of what is answered beside the questions: one for each, whatever is sent under it. */
const keyBeside = (studentId: number, about: number): string =>
  `${hex(studentId, 8)}-0000-4000-8000-${hex(about, 12)}`;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

/** The calls of one student. */
export const callsOf = ({ id, token }: SchoolStudent, passage: PublishedPassage) => ({
  answer: ({ position, key, optionId, seconds }: IntendedAnswer): ClientCall => {
    const questionId = passage.questions[position]?.id ?? 0;
    const chosen = { studentId: id, versionId: passage.versionId, questionId, optionId, seconds };
    return answerCall({ key, ...chosen }, token);
  },
  challenge: (position: number, sentence: number): ClientCall => {
    const challengedQuestionId = passage.questions[position]?.id ?? 0;
    const body = { isSelected: true, sentence, challengedQuestionId };
    return callOf(answerChallenge, { body }, { token, key: keyBeside(id, position) });
  },
  essay: (text: string): ClientCall => {
    const questionId = passage.essay?.questionId ?? 0;
    const body = { studentId: id, questionId, text, skipped: false, elapsedSeconds: 90 };
    return callOf(answerShortEssay, { body }, { token, key: keyBeside(id, ESSAY_NUMBER) });
  },
  start: (offerId?: number): ClientCall => ({
    method: 'POST',
    path: `reading/startQuiz${offerId === undefined ? '' : `?offerId=${offerId}`}`,
    token,
  }),
});
export type StudentCalls = ReturnType<typeof callsOf>;
