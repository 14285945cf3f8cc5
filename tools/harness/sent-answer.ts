import { randomUUID } from 'node:crypto';
import type { PublishedPassage, PublishedQuestion } from '#features/library/core/published-passage.ts';
import { answerQuestion } from '#features/quiz/contract/endpoints.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import { callOf } from './call-of.ts';
import type { ClientCall } from './client.ts';

export type AnswerBody = Sent<typeof answerQuestion, 'body'>;

/** An answer in the terms of the tables. */
export interface ChosenOption {
  readonly studentId: number;
  readonly versionId: number;
  readonly questionId: number;
  readonly optionId: number;
  /** How long it took, as the client claims. */
  readonly seconds: number;
}

/** An answer as a client sends it, under one key until it is acknowledged, and what the client knows of it. */
export interface SentAnswer extends ChosenOption {
  readonly key: string;
  /** Of the question, from 0. */
  readonly position: number;
  readonly right: boolean;
  /** `waiting` until the service has replied; `refused`: the student was shown something else than "saved". */
  outcome: 'waiting' | 'acknowledged' | 'refused';
  /** What the reply said that settled it. */
  reply: string;
  tries: number;
}

export const answerBody = (chosen: ChosenOption): AnswerBody => ({
  studentId: chosen.studentId,
  questionId: chosen.questionId,
  optionId: chosen.optionId,
  elapsedSeconds: chosen.seconds,
  versionId: chosen.versionId,
});

/** The call of an answer; under the same key whenever it is sent again. */
export const answerCall = (answer: ChosenOption & { readonly key: string }, token?: string): ClientCall =>
  callOf(answerQuestion, { body: answerBody(answer) }, { key: answer.key, token });

/** An answer that is about to be sent. */
export function makeAnswer(
  student: { readonly id: number },
  { versionId }: Pick<PublishedPassage, 'versionId'>,
  { question, optionId, seconds }: { question: PublishedQuestion; optionId: number; seconds: number },
): SentAnswer {
  return {
    key: randomUUID(),
    studentId: student.id,
    versionId,
    questionId: question.id,
    optionId,
    seconds,
    position: question.position,
    right: optionId === question.key.id,
    outcome: 'waiting',
    reply: '',
    tries: 0,
  };
}

/** Chooses the key with this probability, else one of the other options. */
export function chooseOption(
  { key, options }: PublishedQuestion,
  right: number,
  random: () => number,
): number {
  if (random() < right) return key.id;
  const others = options.filter(({ id }) => id !== key.id);
  return others[Math.floor(random() * others.length)]?.id ?? key.id;
}
