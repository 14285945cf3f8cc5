import type { Socket } from 'node:net';
import type { AnswerResponse } from '#features/quiz/contract/endpoints.ts';
import { toWire } from '#platform/endpoint/contract/wire.ts';

const ANSWER = 'POST /api/quiz/answer_question ';

/** Says that it is saved, and nothing else. */
const SAVED: AnswerResponse = {
  saved: true,
  attemptId: 0,
  challenge: null,
  feedback: null,
  pointsSoFar: null,
  next: null,
  done: false,
  pause: false,
};

/**
 * What a broken box on the way might do: it keeps an answer for itself and replies that the answer is saved.
 * @param bytes the beginning of a request. @returns false, and does nothing, when it is no answer.
 */
export function falselyAcknowledge(bytes: Buffer, device: Socket): boolean {
  if (!bytes.subarray(0, ANSWER.length).equals(Buffer.from(ANSWER))) return false;
  const body = JSON.stringify(toWire().value(SAVED));
  const head = ['HTTP/1.1 200 OK', 'content-type: application/json', `content-length: ${body.length}`];
  // Ends the connection: what else belongs to the request has nowhere to go.
  device.end(`${[...head, 'connection: close'].join('\r\n')}\r\n\r\n${body}`);
  return true;
}
