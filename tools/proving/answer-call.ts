import { answerQuestion } from '#features/quiz/contract/endpoints.ts';
import type { Sent } from '#platform/endpoint/contract/endpoint.ts';
import type { DeviceCall } from './devices.ts';

export type AnswerBody = Sent<typeof answerQuestion, 'body'>;

/** An answer as those speak of it who work with the tables. */
export interface ChosenOption {
  readonly studentId: number;
  readonly versionId: number;
  readonly questionId: number;
  readonly optionId: number;
  /** How long it took, as the device claims. */
  readonly seconds: number;
}

export const answerBody = (chosen: ChosenOption): AnswerBody => ({
  studentId: chosen.studentId,
  questionId: chosen.questionId,
  answerId: chosen.optionId,
  elapsedSeconds: chosen.seconds,
  reading_comprehension_quiz_id: chosen.versionId,
});

/** The call of an answer; under the same key whenever it is sent again. */
export const answerCall = (
  { key, body }: { readonly key: string; readonly body: AnswerBody },
  token?: string,
): DeviceCall => ({
  method: 'POST',
  path: answerQuestion.path,
  key,
  body,
  ...(token !== undefined && { token }),
});
