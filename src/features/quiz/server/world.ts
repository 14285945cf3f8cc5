import { randomUUID } from 'node:crypto';
import type { Person } from '#features/accounts/server/public.ts';
import type { Answered } from '#platform/endpoint/server/caller.ts';
import { answerQuestion, startQuiz } from '../contract/endpoints.ts';
import type { QuizView } from '../contract/views.ts';

/** A student of the world. */
export interface Student extends Person {
  /** The open quiz, or a new one on the first passage that is offered. @throws Error when there is neither. */
  beginQuiz(): Promise<QuizView>;
  /** Answers a question of the open quiz. */
  answer(
    quiz: QuizView,
    optionId: number,
    seconds: number,
    key?: string,
  ): Promise<Answered<typeof answerQuestion>>;
}

/** A person of the world who takes quizzes. */
export const toStudent = (person: Person): Student => ({
  ...person,
  async beginQuiz() {
    const first = (await person.call(startQuiz, { query: {} })).data;
    if (first.kind === 'quiz') return first.quiz;
    const offerId = first.kind === 'offers' ? (first.offers[0]?.offerId ?? 0) : 0;
    const begun = (await person.call(startQuiz, { query: { offerId } })).data;
    if (begun.kind !== 'quiz') throw new Error('no quiz began');
    return begun.quiz;
  },
  answer: (quiz, optionId, seconds, key = randomUUID()) =>
    person.call(answerQuestion, {
      headers: { 'idempotency-key': key },
      body: {
        studentId: person.id,
        questionId: quiz.next?.questionId ?? 0,
        optionId,
        elapsedSeconds: seconds,
        versionId: quiz.versionId,
      },
    }),
});
