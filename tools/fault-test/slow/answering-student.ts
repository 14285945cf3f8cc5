import { addressOf, type ClientReply, type OpenClient } from '../../harness/client.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';
import { answerCall, makeAnswer, type SentAnswer } from '../../harness/sent-answer.ts';

/** A student with a client, who answers one question after the other. */
export interface AnsweringStudent {
  readonly student: SchoolStudent;
  readonly answers: readonly SentAnswer[];
  /** Has something to send and waits for nothing. @param now of `performance.now()`. */
  isFree(now: number): boolean;
  /** Sends the next answer, or again the one that was not acknowledged. */
  answer(): Promise<ClientReply>;
  /** Sends an acknowledged answer once more. */
  repeat(answer: SentAnswer): Promise<ClientReply>;
  close(): Promise<void>;
}

/** Between two questions, and before the next try when a refusal does not say when. */
const THINKING_MS = 500;
const CLAIMED_SECONDS = 20;

/** @param index of the student: it gives the address, and which options are chosen. */
export function createAnsweringStudent(
  { passage }: School,
  student: SchoolStudent,
  { index, open }: { readonly index: number; readonly open: OpenClient },
): AnsweringStudent {
  const client = open(addressOf(index));
  const answers: SentAnswer[] = [];
  let busy = false;
  let freeAt = 0;

  const nextAnswer = (): SentAnswer => {
    const last = answers.at(-1);
    if (last?.outcome === 'waiting') return last;
    const question = passage.questions[answers.length];
    if (!question) throw new Error('Every question is answered.');
    const { id: optionId } = question.options[index % question.options.length] ?? question.key;
    const made = makeAnswer(student, passage, { question, optionId, seconds: CLAIMED_SECONDS });
    answers.push(made);
    return made;
  };
  const send = (answer: SentAnswer) => client.tryCall(answerCall(answer, student.token));
  const isDone = () =>
    answers.length === passage.questions.length && answers.at(-1)?.outcome === 'acknowledged';

  return {
    student,
    answers,
    isFree: (now) => !busy && now >= freeAt && !isDone(),
    async answer() {
      const next = nextAnswer();
      busy = true;
      next.tries += 1;
      const reply = await send(next);
      if (reply.status === 200) {
        next.outcome = 'acknowledged';
        next.reply = reply.text;
      }
      busy = false;
      const pause = reply.status === 200 ? THINKING_MS : (reply.retryAfter ?? 0) * 1000 || THINKING_MS;
      freeAt = performance.now() + pause;
      return reply;
    },
    repeat: send,
    close: () => client.close(),
  };
}
