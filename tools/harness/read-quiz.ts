import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedPassage, PublishedQuestion } from '#features/library/core/published-passage.ts';
import type { AnswerResponse, answerQuestion } from '#features/quiz/contract/endpoints.ts';
import { deliverAnswer } from '#features/quiz/web/outbox/deliver-answer.ts';
import { replyFromWire } from '#platform/endpoint/contract/wire-call.ts';
import type { CallResult } from '#platform/endpoint/web/call.ts';
import type { Client, ClientReply } from './client.ts';
import type { SchoolStudent } from './school.ts';
import { answerBody, answerCall, chooseOption, makeAnswer, type SentAnswer } from './sent-answer.ts';

export interface Reader {
  readonly student: SchoolStudent;
  readonly passage: PublishedPassage;
  readonly client: Client;
  /** Decides which answers are chosen. */
  readonly random: () => number;
  /** No answer is tried again once it is aborted. */
  readonly signal: AbortSignal;
}

/** What one try brought: a status, or `network` when the connection was lost or not to be had. */
export type TryResult = number | 'network';

/** Is notified of what happens, in milliseconds of `performance.now()`. */
export interface ReadingObserver {
  readonly onChosen: (answer: SentAnswer) => void;
  readonly onTry: (result: TryResult) => void;
  /** An answer was acknowledged: when this try was sent, when the reply arrived, when the student had pressed. */
  readonly onAcknowledged: (moments: {
    readonly sent: number;
    readonly replied: number;
    readonly pressed: number;
  }) => void;
}

/** From one answer to the next; the claimed times are those of a person. */
const ANSWER_INTERVAL_MS = 1_000;
/** Claimed, none of them fast. */
const SHORTEST_SECONDS = 12;
const LONGEST_SECONDS = 30;
const RIGHT_SHARE = 0.7;

/**
 * A student answers every question of the open quiz, one a second, whatever the service does meanwhile. Each answer is sent
 * as the product's own page sends it: after the one before, with pauses, under one key.
 */
export async function readQuiz(reader: Reader, observer: ReadingObserver): Promise<void> {
  const began = performance.now();
  const { signal } = reader;
  for (const question of reader.passage.questions) {
    const pressed = began + question.position * ANSWER_INTERVAL_MS;
    await sleep(Math.max(0, pressed - performance.now()), undefined, { signal }).catch(() => {});
    if (signal.aborted) return;
    const answer = choose(reader, question);
    observer.onChosen(answer);
    await deliver(reader, { answer, pressed }, observer);
    if (answer.outcome === 'waiting') return;
  }
}

function choose({ student, passage, random }: Reader, question: PublishedQuestion): SentAnswer {
  const optionId = chooseOption(question, RIGHT_SHARE, random);
  const seconds = Math.fround(SHORTEST_SECONDS + random() * (LONGEST_SECONDS - SHORTEST_SECONDS));
  return makeAnswer(student, passage, { question, optionId, seconds });
}

async function deliver(
  { client, student, signal }: Reader,
  { answer, pressed }: { readonly answer: SentAnswer; readonly pressed: number },
  observer: ReadingObserver,
): Promise<void> {
  let sent = 0;
  const pending = { key: answer.key, body: answerBody(answer) };
  const delivery = await deliverAnswer(pending, {
    send: async () => {
      sent = performance.now();
      const reply = await client.tryCall(answerCall(answer, student.token));
      observer.onTry(reply.status || 'network');
      return resultOf(reply);
    },
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal }).catch(() => {}),
    onHeld: () => {},
    signal,
  });
  if (delivery === null) return;
  if (delivery.kind === 'accepted') {
    answer.outcome = 'acknowledged';
    observer.onAcknowledged({ sent, replied: performance.now(), pressed });
    return;
  }
  answer.outcome = 'refused';
  answer.reply = delivery.kind === 'refused' ? delivery.detail : 'another question is next';
}

type Result = CallResult<typeof answerQuestion>;

const problem = (code: 'offline' | 'unavailable', status: number): Result => ({
  ok: false,
  problem: { code, status, detail: code, errors: [] },
});

/** As the page reads a reply: whatever is no problem document counts as unavailable. */
function resultOf({ status, text }: ClientReply): Result {
  if (status === 0) return problem('offline', 0);
  const document = parsed(text);
  if (status === 200) return { ok: true, data: replyFromWire(document) as AnswerResponse };
  const isProblem = typeof document?.code === 'string' && typeof document.detail === 'string';
  return isProblem ? { ok: false, problem: document } : problem('unavailable', status);
}

function parsed(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
