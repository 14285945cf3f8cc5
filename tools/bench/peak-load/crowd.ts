import {
  type Client,
  type ClientCall,
  type ClientReply,
  loginCall,
  sessionCall,
} from '../../harness/client.ts';
import type { Pace } from '../../harness/pace.ts';
import type { School } from '../../harness/school.ts';
import { answerCall } from '../../harness/sent-answer.ts';
import type { Readers } from './readers.ts';
import type { Kind, Tally } from './tally.ts';

/** A call that is answered later than this is not answered in time. */
const IN_TIME_MS = 1_000;

/** What a crowd calls with. */
export interface CrowdPlan {
  readonly school: School;
  readonly readers: Readers;
  /** The connection for the next call of a kind. */
  readonly clientFor: (kind: Kind) => Client;
  readonly random: () => number;
  readonly pace: Pace;
  readonly tally: Tally;
}

/** Calls that were offered, and those of them that were answered in time. */
export interface Served {
  offered: number;
  inTime: number;
}

/** People who call at their planned moment, whatever the server does. */
export interface Crowd {
  answer(due: number): Promise<void>;
  logIn(due: number): Promise<void>;
  viewClass(due: number): Promise<void>;
  readonly answers: Readonly<Served>;
  readonly others: Readonly<Served>;
}

type Ask = (kind: Kind, call: ClientCall, due: number) => Promise<ClientReply | undefined>;

export function createCrowd(plan: CrowdPlan): Crowd {
  const { school, readers, random, pace } = plan;
  const [answers, others]: [Served, Served] = [
    { offered: 0, inTime: 0 },
    { offered: 0, inTime: 0 },
  ];
  const ask = askWith(plan, (kind) => (kind === 'answer' ? answers : others));
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  return {
    answers,
    others,
    async answer(due) {
      const next = readers.take();
      if (!next) return;
      const reply = await ask('answer', answerCall(next.answer, next.student.token), due);
      readers.settle(next, reply !== undefined);
    },
    async logIn(due) {
      const student = pick(school.students);
      const reply = await ask('login', loginCall(student?.username ?? '', school.password), due);
      if (!reply) return;
      const { token } = JSON.parse(reply.text) as { token: string };
      await ask('session', sessionCall(token), pace.now());
      const body = { studentId: student?.id };
      const home = { method: 'POST', path: 'dashboard/viewProfileForStudent', token, body } as const;
      await ask('dashboard', home, pace.now());
    },
    async viewClass(due) {
      const path = `class/${pick(school.classIds)}/students`;
      await ask('report', { method: 'GET', path, token: school.teacher.token }, due);
    },
  };
}

/** Sends a call, and counts what came of it. */
function askWith({ clientFor, pace, tally }: CrowdPlan, groupOf: (kind: Kind) => Served): Ask {
  return async (kind, call, due) => {
    const group = groupOf(kind);
    tally.sent(kind);
    group.offered += 1;
    const reply = await clientFor(kind).tryCall(call);
    const took = pace.now() - due;
    if (reply.status === 503 && reply.retryAfter !== null) tally.refused(reply.retryAfter);
    else if (reply.status !== 200) tally.failed(kind, reply);
    if (reply.status !== 200) return undefined;
    tally.succeeded(kind, took);
    if (took <= IN_TIME_MS) group.inTime += 1;
    return reply;
  };
}
