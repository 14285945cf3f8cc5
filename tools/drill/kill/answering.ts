import { performance } from 'node:perf_hooks';
import { randomFrom } from '#features/library/core/seeded-random.ts';
import { addressOf, openDevice } from '../../proving/devices.ts';
import { createLatencies, type Latencies } from '../../proving/latencies.ts';
import type { School, SchoolStudent } from '../../proving/school.ts';
import type { GivenAnswer } from './given-answer.ts';
import { type Heard, readQuiz } from './reader.ts';
import type { Told } from './send-from.ts';

export interface AnsweringPlan {
  readonly school: Pick<School, 'passage'>;
  /** Each reads one quiz, one after the other. */
  readonly students: readonly SchoolStudent[];
  /** Answers a second, all together. */
  readonly rate: number;
  readonly seed: number;
  readonly origin: string;
}

/** Students who answer at a fixed rate, whatever the service does: load from outside, not from its own speed. */
export interface Answering {
  readonly given: readonly GivenAnswer[];
  /** From the press to "saved", tries again included. */
  readonly latencies: Latencies;
  /** How often each status came back; `network` is a lost connection. */
  readonly told: ReadonlyMap<Told, number>;
  /** Answers a second that were asked for so far. */
  offered(): number;
  /** Whether every student has begun. */
  exhausted(): boolean;
  /** When the first answer came back good that had left at `moment` or later. @throws Error after a minute. */
  goodAfter(moment: number): Promise<number>;
  /** No student begins any more; those who have begun come to their end, at most within `patience` milliseconds. */
  finish(patience: number): Promise<void>;
}

/** How often new students begin, in milliseconds. */
const TICK = 5;
const NO_GOOD_ANSWER = 60_000;

export function startAnswering({ school, students, rate, seed, origin }: AnsweringPlan): Answering {
  const { passage } = school;
  const given: GivenAnswer[] = [];
  const told = new Map<Told, number>();
  const latencies = createLatencies();
  const waiting = new Set<(sent: number, back: number) => void>();
  const reading = new Set<Promise<void>>();
  const leaving = new AbortController();
  const began = performance.now();
  let begun = 0;
  let ended: number | undefined;

  const heard: Heard = {
    given: (answer) => given.push(answer),
    told: (what) => told.set(what, (told.get(what) ?? 0) + 1),
    good({ sent, back, pressed }) {
      latencies.add(back - pressed);
      for (const hear of waiting) hear(sent, back);
    },
  };
  const readOn = async (student: SchoolStudent, number: number) => {
    const device = openDevice(origin, addressOf(number));
    const random = randomFrom(seed * 1_000_003 + number);
    try {
      await readQuiz({ student, passage, device, random, signal: leaving.signal }, heard);
    } finally {
      await device.close();
    }
  };
  const begin = (student: SchoolStudent, number: number) => {
    const read = readOn(student, number).finally(() => reading.delete(read));
    reading.add(read);
  };
  const timer = setInterval(() => {
    const due = Math.floor(((performance.now() - began) / 1000) * (rate / passage.questions.length)) + 1;
    for (; begun < Math.min(due, students.length); begun++) {
      const student = students[begun];
      if (student) begin(student, begun);
    }
  }, TICK);

  return {
    given,
    latencies,
    told,
    offered: () => (begun * passage.questions.length * 1000) / ((ended ?? performance.now()) - began),
    exhausted: () => begun >= students.length,
    goodAfter: (moment) =>
      hearGood(waiting, moment, () => {
        const all = begun >= students.length ? '; every student has begun, so the school is too small' : '';
        return `told since the beginning: ${JSON.stringify([...told])}${all}`;
      }),
    async finish(patience) {
      clearInterval(timer);
      ended ??= performance.now();
      const impatient = setTimeout(() => leaving.abort(), patience);
      while (reading.size > 0) await Promise.allSettled(reading);
      clearTimeout(impatient);
    },
  };
}

function hearGood(
  waiting: Set<(sent: number, back: number) => void>,
  moment: number,
  explain: () => string,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(limit);
      waiting.delete(hear);
    };
    const hear = (sent: number, back: number) => {
      if (sent < moment) return;
      stop();
      resolve(back);
    };
    const limit = setTimeout(() => {
      stop();
      reject(new Error(`No answer was saved for ${NO_GOOD_ANSWER / 1000} s; ${explain()}`));
    }, NO_GOOD_ANSWER);
    waiting.add(hear);
  });
}
