import { loginCall, openClients } from '../../harness/client.ts';
import { count, milliseconds, none } from '../../harness/figures.ts';
import { createLatencies } from '../../harness/latencies.ts';
import { spreadEvenly } from '../../harness/pace.ts';
import { type Figure, type RunOptions, using } from '../../harness/report.ts';
import { answerCall, makeAnswer } from '../../harness/sent-answer.ts';
import type { LoginEnvironment } from './login-environment.ts';

interface Flood {
  readonly seconds: number;
  /** Logins and answers a second. */
  readonly logins: number;
  readonly answers: number;
  readonly clients: number;
  /** Longest that one answer in a hundred may take, in milliseconds. A few seconds say little about one in a hundred. */
  readonly gate: number;
}
const SMALL: Flood = { seconds: 2, logins: 100, answers: 20, clients: 200, gate: 3_000 };
const FULL: Flood = { seconds: 30, logins: 200, answers: 30, clients: 900, gate: 250 };
const floodOf = ({ small }: RunOptions): Flood => (small ? SMALL : FULL);
/** Of each student, so far apart that the one before is answered. */
const ANSWERS_EACH = 2;

/** Students who answer meanwhile. */
export const answeringStudents = (options: RunOptions): number => {
  const { seconds, answers } = floodOf(options);
  return Math.ceil((seconds * answers) / ANSWERS_EACH);
};

/** Far more logins than passwords can be looked at, while children go on answering. */
export async function floodWithLogins(environment: LoginEnvironment, options: RunOptions): Promise<Figure[]> {
  const flood = floodOf(options);
  const [origin] = environment.origins;
  return using(openClients([origin], { first: 10_000, count: flood.clients }), async (logins) => {
    const tally = { checked: 0, putOff: 0, withoutTime: 0, other: 0 };
    const guess = async (number: number) => {
      const { status, retryAfter } = await logins.next().call(loginCall(`flood.${number}`, 'otter'));
      if (status === 401) tally.checked += 1;
      else if (status === 503) tally[retryAfter === null ? 'withoutTime' : 'putOff'] += 1;
      else tally.other += 1;
    };
    const [, answered] = await Promise.all([
      spreadEvenly({ count: flood.seconds * flood.logins, seconds: flood.seconds }, guess),
      answerMeanwhile(environment, origin, flood),
    ]);
    return [
      count('logins in a flood', flood.seconds * flood.logins),
      count('of these looked at', tally.checked),
      count('of these asked to come back later', tally.putOff),
      none('asked without being told when', tally.withoutTime),
      none('logins in the flood answered anything else', tally.other),
      count('answers of children meanwhile', answered.latencies.count),
      none('of these refused', answered.refused),
      milliseconds('99 of 100 answers took less than', answered.latencies.at(0.99), {
        gate: { atMost: flood.gate },
      }),
    ];
  });
}

async function answerMeanwhile({ tests }: LoginEnvironment, origin: string, { seconds, answers }: Flood) {
  const { passage } = tests.school;
  const students = tests.take(Math.ceil((seconds * answers) / ANSWERS_EACH));
  return using(openClients([origin], { first: 20_000, count: students.length }), async (clients) => {
    const latencies = createLatencies();
    let refused = 0;
    const answer = async (number: number, due: number) => {
      // All students answer the first question, then all the second one.
      const student = students[number % students.length];
      const question = passage.questions[Math.floor(number / students.length)];
      if (!student || !question) return;
      const made = makeAnswer(student, passage, { question, optionId: question.key.id, seconds: 60 });
      const { status } = await clients.next().call(answerCall(made, student.token));
      latencies.add(performance.now() - due);
      if (status !== 200) refused += 1;
    };
    await spreadEvenly({ count: seconds * answers, seconds }, answer);
    return { latencies, refused };
  });
}
