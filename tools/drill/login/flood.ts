import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { answerBody, answerCall } from '../../proving/answer-call.ts';
import { createLatencies } from '../../proving/latencies.ts';
import type { Figure, ProofOptions } from '../../proving/proof.ts';
import type { SchoolStudent } from '../../proving/school.ts';
import { openDevices, tryLogin } from './login-calls.ts';
import type { LoginGround } from './login-ground.ts';

interface Flood {
  readonly seconds: number;
  /** Logins and answers a second. */
  readonly logins: number;
  readonly answers: number;
  readonly devices: number;
  /** Longest that one answer in a hundred may take, in milliseconds. A few seconds say little about one in a hundred. */
  readonly gate: number;
}
const SMALL: Flood = { seconds: 2, logins: 100, answers: 20, devices: 200, gate: 3_000 };
const FULL: Flood = { seconds: 30, logins: 200, answers: 30, devices: 900, gate: 250 };
const floodOf = ({ small }: ProofOptions): Flood => (small ? SMALL : FULL);
/** Of each student, so far apart that the one before is answered. */
const ANSWERS_EACH = 2;

/** Students who answer meanwhile. */
export const answeringStudents = (options: ProofOptions): number => {
  const { seconds, answers } = floodOf(options);
  return Math.ceil((seconds * answers) / ANSWERS_EACH);
};

/** Far more logins than passwords can be looked at, while children go on answering. */
export async function floodWithLogins(ground: LoginGround, options: ProofOptions): Promise<Figure[]> {
  const flood = floodOf(options);
  const [origin] = ground.origins;
  const logins = openDevices([origin], { first: 10_000, count: flood.devices });
  const tally = { told: 0, turnedAway: 0, withoutTime: 0, other: 0 };
  const guess = async (number: number) => {
    const { status, retryAfter } = await tryLogin(logins.next(), `flood.${number}`, 'otter');
    if (status === 401) tally.told += 1;
    else if (status === 503) tally[retryAfter === null ? 'withoutTime' : 'turnedAway'] += 1;
    else tally.other += 1;
  };
  try {
    const [, answered] = await Promise.all([
      atRate(flood.seconds, flood.logins, guess),
      answerMeanwhile(ground, origin, flood),
    ]);
    const none = { atMost: 0 };
    return [
      { name: 'logins in a flood', value: flood.seconds * flood.logins, unit: '' },
      { name: 'of these looked at', value: tally.told, unit: '' },
      { name: 'of these asked to come back later', value: tally.turnedAway, unit: '' },
      { name: 'asked without being told when', value: tally.withoutTime, unit: '', gate: none },
      { name: 'logins in the flood answered anything else', value: tally.other, unit: '', gate: none },
      { name: 'answers of children meanwhile', value: answered.latencies.count, unit: '' },
      { name: 'of these refused', value: answered.refused, unit: '', gate: none },
      {
        name: '99 of 100 answers took less than',
        value: answered.latencies.at(0.99),
        unit: 'ms',
        gate: { atMost: flood.gate },
      },
    ];
  } finally {
    await logins.close();
  }
}

async function answerMeanwhile(ground: LoginGround, origin: string, { seconds, answers }: Flood) {
  const students = ground.take(Math.ceil((seconds * answers) / ANSWERS_EACH));
  const devices = openDevices([origin], { first: 20_000, count: students.length });
  const latencies = createLatencies();
  let refused = 0;
  const answer = async (number: number, due: number) => {
    // Everybody the first question, then everybody the second one.
    const student = students[number % students.length];
    const position = Math.floor(number / students.length);
    if (!student) return;
    const { status } = await devices.next().call(answerTo(ground, student, position));
    latencies.add(performance.now() - due);
    if (status !== 200) refused += 1;
  };
  try {
    await atRate(seconds, answers, answer);
  } finally {
    await devices.close();
  }
  return { latencies, refused };
}

function answerTo({ school: { passage } }: LoginGround, { id, token }: SchoolStudent, position: number) {
  const question = passage.questions[position];
  const body = answerBody({
    studentId: id,
    versionId: passage.versionId,
    questionId: question?.id ?? 0,
    optionId: question?.key.id ?? 0,
    seconds: 60,
  });
  return answerCall({ key: randomUUID(), body }, token);
}

/** Begins so many a second, whether or not the ones before have ended. */
async function atRate(
  seconds: number,
  rate: number,
  task: (number: number, due: number) => Promise<void>,
): Promise<void> {
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let number = 0; number < seconds * rate; number++) {
    const due = began + (number * 1000) / rate;
    const early = due - performance.now();
    if (early > 1) await sleep(early);
    running.push(task(number, due));
  }
  await Promise.all(running);
}
