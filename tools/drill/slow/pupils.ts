import { randomUUID } from 'node:crypto';
import { type AnswerBody, answerBody, answerCall } from '../../proving/answer-call.ts';
import { addressOf, type Device, type DeviceReply, openDevice } from '../../proving/devices.ts';
import type { School, SchoolStudent } from '../../proving/school.ts';

/** An answer as a device sends it, again and again under one key until it is acknowledged. */
export interface SentAnswer {
  readonly studentId: number;
  readonly key: string;
  readonly questionId: number;
  readonly body: AnswerBody;
  /** What the service said when it acknowledged it. */
  acknowledged: string | null;
  tries: number;
}

/** A student with a device, who answers one question after the other. */
export interface Pupil {
  readonly student: SchoolStudent;
  readonly answers: readonly SentAnswer[];
  /** Has something to send and does nothing else. @param now of `performance.now()`. */
  isFree(now: number): boolean;
  /** Every question is answered. */
  isDone(): boolean;
  /** Sends the next answer, or the one that was not acknowledged. Fails when the connection does. */
  answer(): Promise<DeviceReply>;
  /** Sends an acknowledged answer once more. */
  repeat(answer: SentAnswer): Promise<DeviceReply>;
  close(): Promise<void>;
}

/** Between two questions, and before a try that was refused without a word about when. Milliseconds. */
const THINKING = 500;
const ELAPSED_SECONDS = 20;

/** How a pupil's device reaches the service. */
export type OpenLine = (address: string) => Device;

export const linesTo =
  (origin: string): OpenLine =>
  (address) =>
    openDevice(origin, address);

export function createPupil(
  school: School,
  student: SchoolStudent,
  { place, open }: { readonly place: number; readonly open: OpenLine },
): Pupil {
  const { questions, versionId } = school.passage;
  const device = open(addressOf(place));
  const answers: SentAnswer[] = [];
  let busy = false;
  let freeAt = 0;

  const nextAnswer = (): SentAnswer => {
    const last = answers.at(-1);
    if (last && last.acknowledged === null) return last;
    const question = questions[answers.length];
    if (!question) throw new Error('Every question is answered.');
    const option = question.options[place % question.options.length] ?? question.key;
    const made: SentAnswer = {
      studentId: student.id,
      key: randomUUID(),
      questionId: question.id,
      body: answerBody({
        studentId: student.id,
        versionId,
        questionId: question.id,
        optionId: option.id,
        seconds: ELAPSED_SECONDS,
      }),
      acknowledged: null,
      tries: 0,
    };
    answers.push(made);
    return made;
  };
  const send = (sent: SentAnswer) => device.call(answerCall(sent, student.token));
  const isDone = () => answers.length === questions.length && answers.at(-1)?.acknowledged !== null;

  return {
    student,
    answers,
    isFree: (now) => !busy && now >= freeAt && !isDone(),
    isDone,
    async answer() {
      const next = nextAnswer();
      busy = true;
      next.tries += 1;
      let wait = THINKING;
      try {
        const reply = await send(next);
        if (reply.status === 200) next.acknowledged = reply.text;
        else wait = (reply.retryAfter ?? 0) * 1000 || THINKING;
        return reply;
      } finally {
        busy = false;
        freeAt = performance.now() + wait;
      }
    },
    repeat: send,
    close: () => device.close(),
  };
}
