import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import type { PublishedQuestion } from '#features/library/core/published-passage.ts';
import { deliverAnswer } from '#features/quiz/web/outbox/deliver-answer.ts';
import type { PendingAnswer } from '#features/quiz/web/outbox/kept-quiz.ts';
import type { Device } from '../../proving/devices.ts';
import type { School, SchoolStudent } from '../../proving/school.ts';
import type { GivenAnswer } from './given-answer.ts';
import { sendFrom, type Told } from './send-from.ts';

/** Who reads, on what. */
export interface Reader {
  readonly student: SchoolStudent;
  readonly passage: School['passage'];
  readonly device: Device;
  /** The seed's: which answers are chosen. */
  readonly random: () => number;
  /** No answer is tried again once it is aborted. */
  readonly signal: AbortSignal;
}

export interface Heard {
  readonly given: (answer: GivenAnswer) => void;
  /** An answer was acknowledged: when this try left, when it came back, when the student had pressed. */
  readonly good: (moments: {
    readonly sent: number;
    readonly back: number;
    readonly pressed: number;
  }) => void;
  readonly told: (told: Told) => void;
}

/** From one answer to the next, in milliseconds; the claims tell the seconds of a person. */
const BETWEEN = 1_000;
/** Claimed seconds, none of them fast. */
const SHORTEST = 12;
const LONGEST = 30;
const RIGHT = 0.7;

/**
 * A student answers every question of the open quiz, one a second, whatever the service does meanwhile. Each goes out as
 * the product's own browser page sends it: after the one before, with pauses, under one key.
 */
export async function readQuiz(reader: Reader, heard: Heard): Promise<void> {
  const began = performance.now();
  for (const question of reader.passage.questions) {
    const pressed = began + question.position * BETWEEN;
    await sleep(Math.max(0, pressed - performance.now()), undefined, { signal: reader.signal }).catch(
      () => {},
    );
    if (reader.signal.aborted) return;
    const { answer, pending } = choose(reader, question);
    heard.given(answer);
    await deliver(reader, { answer, pending, pressed }, heard);
    if (answer.outcome === 'waiting') return;
  }
}

function choose({ student, passage, random }: Reader, question: PublishedQuestion) {
  const right = random() < RIGHT;
  const others = question.options.filter(({ id }) => id !== question.key.id);
  const optionId = right
    ? question.key.id
    : (others[Math.floor(random() * others.length)]?.id ?? question.key.id);
  const answer: GivenAnswer = {
    key: randomUUID(),
    studentId: student.id,
    questionId: question.id,
    optionId,
    right: optionId === question.key.id,
    outcome: 'waiting',
    detail: '',
  };
  const elapsedSeconds = Math.fround(SHORTEST + random() * (LONGEST - SHORTEST));
  const pending: PendingAnswer = {
    key: answer.key,
    body: {
      studentId: student.id,
      questionId: question.id,
      answerId: optionId,
      elapsedSeconds,
      reading_comprehension_quiz_id: passage.versionId,
    },
  };
  return { answer, pending };
}

interface Pressed {
  readonly answer: GivenAnswer;
  readonly pending: PendingAnswer;
  readonly pressed: number;
}

async function deliver(
  { device, student, signal }: Reader,
  { answer, pending, pressed }: Pressed,
  heard: Heard,
): Promise<void> {
  let sent = 0;
  const delivery = await deliverAnswer(pending, {
    send: (again) => {
      sent = performance.now();
      return sendFrom(device, student.token, again, heard.told);
    },
    wait: (milliseconds) => sleep(milliseconds, undefined, { signal }).catch(() => {}),
    onHeld: () => {},
    signal,
  });
  if (delivery.kind === 'stopped') return;
  if (delivery.kind === 'accepted') {
    answer.outcome = 'acknowledged';
    heard.good({ sent, back: performance.now(), pressed });
    return;
  }
  answer.outcome = 'refused';
  answer.detail = delivery.kind === 'refused' ? delivery.detail : 'another question is next';
}
