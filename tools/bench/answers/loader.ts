/**
 * The clients of the service, in a process of their own. Each keeps one connection and sends its next answer when the
 * last one is acknowledged. Started by load.ts; ends with it.
 */

import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Client } from 'undici';
import { toWire } from '#platform/endpoint/contract/wire.ts';
import { addressOf } from '../../harness/client.ts';
import { createLatencies, type Latencies } from '../../harness/latencies.ts';
import type { Loaded, LoadOrder, LoadPlan } from './load.ts';
import { CLAIMED_SECONDS, studentsOfEach, type WalkAnswer } from './walk.ts';

const ACCEPTED = 200;

/** Where a client is in its walk: how many answers it has sent. */
interface Walker {
  readonly client: Client;
  readonly number: number;
  sent: number;
}

interface Round {
  readonly until: number;
  /** Answers that are sent in any case, while there are students. */
  readonly least: number;
  sent: number;
  readonly all: Latencies;
  /** Of the last question of the walk. */
  readonly last: Latencies;
  refused: number;
  ranOut: boolean;
}

function send(
  plan: LoadPlan,
  { client, number, sent }: Walker,
): Promise<{ status: number; answer: WalkAnswer }> {
  const { walk, clients } = plan;
  const student =
    walk.students[number * studentsOfEach(walk, clients) + Math.floor(sent / walk.answers.length)];
  const answer = walk.answers[sent % walk.answers.length];
  if (!student || !answer) throw new RangeError('There are no students left.');
  const body = JSON.stringify(
    toWire().value({
      studentId: student.id,
      questionId: answer.questionId,
      optionId: answer.optionId,
      elapsedSeconds: CLAIMED_SECONDS,
      versionId: walk.versionId,
    }),
  );
  const headers = {
    authorization: `Bearer ${student.token}`,
    'idempotency-key': randomUUID(),
    'content-type': 'application/json',
  };
  return new Promise((resolve, reject) => {
    let status = 0;
    client.dispatch(
      { method: 'POST', path: '/api/quiz/answer_question', headers, body },
      {
        // undici knows handlers of this form by it.
        onRequestStart: () => {},
        onResponseStart: (_controller, code) => {
          status = code;
        },
        onResponseEnd: () => resolve({ status, answer }),
        onResponseError: (_controller, error) => reject(error),
      },
    );
  });
}

/** Walks until the time is up and enough is sent, or a client has no students left. */
async function walkOn(plan: LoadPlan, walker: Walker, round: Round): Promise<void> {
  const { walk, clients } = plan;
  const most = studentsOfEach(walk, clients) * walk.answers.length;
  while ((performance.now() < round.until || round.sent < round.least) && !round.ranOut) {
    if (walker.sent >= most) {
      round.ranOut = true;
      return;
    }
    const began = performance.now();
    const { status, answer } = await send(plan, walker);
    const took = performance.now() - began;
    walker.sent += 1;
    round.sent += 1;
    if (status !== ACCEPTED) round.refused += 1;
    else {
      round.all.add(took);
      if (answer.position === walk.answers.length - 1) round.last.add(took);
    }
  }
}

async function run(
  plan: LoadPlan,
  walkers: readonly Walker[],
  { seconds, least }: LoadOrder,
): Promise<Loaded> {
  const began = performance.now();
  const used = process.cpuUsage();
  const [all, last] = [createLatencies(), createLatencies()];
  const round: Round = {
    until: began + seconds * 1000,
    least,
    sent: 0,
    all,
    last,
    refused: 0,
    ranOut: false,
  };
  await Promise.all(walkers.map((walker) => walkOn(plan, walker, round)));
  const { user, system } = process.cpuUsage(used);
  return {
    accepted: all.count,
    refused: round.refused,
    seconds: (performance.now() - began) / 1000,
    ranOut: round.ranOut,
    p50: all.at(0.5),
    p99: all.at(0.99),
    lastP99: last.at(0.99),
    processor: (user + system) / 1000,
  };
}

process.once('message', (plan: LoadPlan) => {
  const walkers = Array.from({ length: plan.clients }, (_, number): Walker => {
    const client = new Client(plan.origin, { localAddress: addressOf(number), pipelining: 1 });
    return { client, number, sent: 0 };
  });
  process.on('message', (order: LoadOrder) => {
    void run(plan, walkers, order).then((loaded) => process.send?.(loaded));
  });
});
process.once('disconnect', () => process.exit());
