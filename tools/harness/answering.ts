import { performance } from 'node:perf_hooks';
import { randomFrom } from '#features/library/core/seeded-random.ts';
import { addressOf, openClient } from './client.ts';
import { increment } from './figures.ts';
import { createLatencies, type Latencies } from './latencies.ts';
import { type ReadingObserver, readQuiz, type TryResult } from './read-quiz.ts';
import type { School, SchoolStudent } from './school.ts';
import type { SentAnswer } from './sent-answer.ts';

export interface AnsweringPlan {
  readonly school: Pick<School, 'passage'>;
  /** Each reads one quiz, one after the other. */
  readonly students: readonly SchoolStudent[];
  /** Answers a second, all together. */
  readonly rate: number;
  readonly seed: number;
  readonly origin: string;
}

/** Students who answer at a fixed rate, whatever the service does: the load does not follow the service's speed. */
export interface Answering {
  readonly sent: readonly SentAnswer[];
  /** From the press to "saved", tries again included. */
  readonly latencies: Latencies;
  /** How often each result of a try came. */
  readonly results: ReadonlyMap<TryResult, number>;
  /** Answers a second that were offered so far. */
  offered(): number;
  /** Whether every student has begun. */
  exhausted(): boolean;
  /** When the first acknowledgement arrived of an answer sent at `moment` or later. @throws Error after a minute. */
  acknowledgedAfter(moment: number): Promise<number>;
  /** No student begins any more; those who have begun may finish within so many milliseconds. */
  finish(timeoutMs: number): Promise<void>;
}

/** How often new students begin. */
const TICK_MS = 5;
const NO_ACKNOWLEDGEMENT_TIMEOUT_MS = 60_000;

export function startAnswering({ school, students, rate, seed, origin }: AnsweringPlan): Answering {
  const { passage } = school;
  const sent: SentAnswer[] = [];
  const results = new Map<TryResult, number>();
  const latencies = createLatencies();
  const listeners = new Set<Listener>();
  const reading = new Set<Promise<void>>();
  const leaving = new AbortController();
  const began = performance.now();
  let begun = 0;
  let ended: number | undefined;

  const observer: ReadingObserver = {
    onChosen: (answer) => sent.push(answer),
    onTry: (result) => increment(results, result),
    onAcknowledged({ sent: sentAt, replied, pressed }) {
      latencies.add(replied - pressed);
      for (const listener of listeners) listener(sentAt, replied);
    },
  };
  const begin = async (student: SchoolStudent, number: number) => {
    const client = openClient(origin, addressOf(number));
    const random = randomFrom(seed * 1_000_003 + number);
    try {
      await readQuiz({ student, passage, client, random, signal: leaving.signal }, observer);
    } finally {
      await client.close();
    }
  };
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * (rate / passage.questions.length)) + 1;
    for (; begun < Math.min(due, students.length); begun++) {
      const student = students[begun];
      if (!student) continue;
      const read = begin(student, begun).finally(() => reading.delete(read));
      reading.add(read);
    }
  }, TICK_MS);
  const exhausted = () => begun >= students.length;

  return {
    sent,
    latencies,
    results,
    offered: () => (begun * passage.questions.length * 1000) / ((ended ?? performance.now()) - began),
    exhausted,
    acknowledgedAfter: (moment) =>
      nextAcknowledgement(listeners, moment, () => {
        const cause = exhausted() ? '; every student has begun, so the school is too small' : '';
        return `results since the beginning: ${JSON.stringify([...results])}${cause}`;
      }),
    async finish(timeoutMs) {
      clearInterval(timer);
      ended ??= performance.now();
      const timeout = setTimeout(() => leaving.abort(), timeoutMs);
      while (reading.size > 0) await Promise.allSettled(reading);
      clearTimeout(timeout);
    },
  };
}

type Listener = (sent: number, replied: number) => void;

function nextAcknowledgement(
  listeners: Set<Listener>,
  moment: number,
  explain: () => string,
): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const listener: Listener = (sent, replied) => {
    if (sent >= moment) resolve(replied);
  };
  listeners.add(listener);
  const timeout = setTimeout(() => {
    const seconds = NO_ACKNOWLEDGEMENT_TIMEOUT_MS / 1000;
    reject(new Error(`No answer was acknowledged for ${seconds} s; ${explain()}`));
  }, NO_ACKNOWLEDGEMENT_TIMEOUT_MS);
  return promise.finally(() => {
    clearTimeout(timeout);
    listeners.delete(listener);
  });
}
