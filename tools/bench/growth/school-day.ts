import { randomUUID } from 'node:crypto';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { quizReviewData } from '#features/quiz/contract/endpoints.ts';
import { replyFromWire } from '#platform/endpoint/contract/wire-call.ts';
import { callOf } from '../../harness/call-of.ts';
import { type Client, type ClientCall, sessionCall } from '../../harness/client.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import type { Days } from '../../harness/live-in-turns.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { answerCall } from '../../harness/sent-answer.ts';

/** What is called on a school day, in the words of the report. */
export const CALLS = [
  'session',
  'home',
  'start quiz',
  'answer',
  'last answer',
  'results',
  'history page',
  'class page',
] as const;
export type CallName = (typeof CALLS)[number];

interface OpenQuiz {
  readonly versionId: number;
  readonly attemptId: number;
  readonly next: OpenQuestion | null;
}

interface OpenQuestion {
  readonly questionId: number;
  readonly options: readonly { readonly optionId: number }[];
}

type Started =
  | { readonly kind: 'quiz'; readonly quiz: OpenQuiz }
  | { readonly kind: 'offers'; readonly offers: readonly { readonly offerId: number }[] };

const SECONDS_OF_READING = 25;

/** School days: one of one student, and the look of the teacher at the class. */
export function createDays(client: Client, seed: number): Days {
  const latencies = new Map<string, Latencies>(CALLS.map((call) => [call, createLatencies()]));
  const refused: string[] = [];
  const random = seededBy(`days ${seed}`);

  /** A call of the day; the first refusal ends the day. */
  const ask = async <T>(name: CallName, call: ClientCall): Promise<T> => {
    const { status, text, milliseconds } = await client.call(call);
    if (status !== 200) {
      refused.push(`${name} answered ${status}: ${text.slice(0, 200)}`);
      throw new DayOver();
    }
    latencies.get(name)?.add(milliseconds);
    return replyFromWire(JSON.parse(text)) as T;
  };

  const startQuiz = async (token: string): Promise<OpenQuiz> => {
    const started = await ask<Started>('start quiz', { method: 'POST', path: 'reading/startQuiz', token });
    if (started.kind === 'quiz') return started.quiz;
    const offer = started.offers[Math.floor(random() * started.offers.length)];
    const path = `reading/startQuiz?offerId=${offer?.offerId ?? 0}`;
    const opened = await ask<Started>('start quiz', { method: 'POST', path, token });
    if (opened.kind !== 'quiz') throw new DayOver();
    return opened.quiz;
  };

  const answerAll = async ({ id, token }: SchoolStudent, quiz: OpenQuiz): Promise<void> => {
    let next = quiz.next;
    while (next !== null) {
      const option = next.options[Math.floor(random() * next.options.length)];
      const answer = {
        key: randomUUID(),
        studentId: id,
        versionId: quiz.versionId,
        questionId: next.questionId,
        optionId: option?.optionId ?? 0,
        seconds: SECONDS_OF_READING,
      };
      // Only the reply says which question is the last.
      const reply = await client.call(answerCall(answer, token));
      if (reply.status !== 200) {
        refused.push(`answer answered ${reply.status}: ${reply.text.slice(0, 200)}`);
        throw new DayOver();
      }
      const replied = replyFromWire(JSON.parse(reply.text)) as { next: OpenQuestion | null; done: boolean };
      latencies.get(replied.done ? 'last answer' : 'answer')?.add(reply.milliseconds);
      next = replied.next;
    }
  };

  return {
    random,
    refused,
    latency: (call) => latencies.get(call) ?? createLatencies(),
    async live(student, { teacher, classIds }) {
      const { id, token } = student;
      try {
        await ask('session', sessionCall(token));
        await ask('home', {
          method: 'POST',
          path: 'dashboard/viewProfileForStudent',
          token,
          body: { studentId: id },
        });
        const quiz = await startQuiz(token);
        await answerAll(student, quiz);
        const { versionId, attemptId } = quiz;
        const review = { params: { versionId }, query: { attemptId } };
        await ask('results', callOf(quizReviewData, review, { token }));
        await ask('history page', { method: 'POST', path: `quiz/quiz_history/${id}`, token, body: {} });
        const classId = classIds[Math.floor(random() * classIds.length)];
        await ask('class page', { method: 'GET', path: `class/${classId}/students`, token: teacher.token });
      } catch (error) {
        if (!(error instanceof DayOver)) throw error;
      }
    },
  };
}

/** A day that went wrong; `refused` says why. */
class DayOver extends Error {}
