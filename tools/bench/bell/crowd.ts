import type { Device, DeviceCall, DeviceReply } from '../../proving/devices.ts';
import type { School } from '../../proving/school.ts';
import { callOf } from './answers.ts';
import { failureOf, whyOf } from './failures.ts';
import type { Pace } from './pace.ts';
import type { Readers } from './readers.ts';
import type { Kind, Tally } from './tally.ts';

/** Served later than this is not served in time, in milliseconds. */
const IN_TIME = 1_000;

/** What a crowd calls with. */
export interface CrowdGround {
  readonly school: School;
  readonly readers: Readers;
  readonly devices: readonly Device[];
  readonly random: () => number;
  readonly pace: Pace;
  readonly tally: Tally;
}

/** Calls of one kind of person, and those of them that were served in time. */
export interface Served {
  offered: number;
  inTime: number;
}

/** People who come whenever it is their moment, whatever the server does. */
export interface Crowd {
  answer(meant: number): Promise<void>;
  comeIn(meant: number): Promise<void>;
  lookAtClass(meant: number): Promise<void>;
  readonly answers: Readonly<Served>;
  readonly others: Readonly<Served>;
}

type Ask = (kind: Kind, call: DeviceCall, meant: number) => Promise<DeviceReply | undefined>;

export function createCrowd(ground: CrowdGround): Crowd {
  const { school, readers, random, pace } = ground;
  const [answers, others]: [Served, Served] = [
    { offered: 0, inTime: 0 },
    { offered: 0, inTime: 0 },
  ];
  const ask = askIn(ground, (kind) => (kind === 'answer' ? answers : others));
  const one = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  return {
    answers,
    others,
    async answer(meant) {
      const next = readers.take();
      if (!next) return;
      const reply = await ask('answer', { ...callOf(next.answer), token: next.student.token }, meant);
      readers.settle(next, reply !== undefined);
    },
    async comeIn(meant) {
      const student = one(school.students);
      const body = { username: student?.username, password: school.password };
      const reply = await ask('login', { method: 'POST', path: 'auth/login', body }, meant);
      if (!reply) return;
      const { token } = JSON.parse(reply.text) as { token: string };
      await ask('session', { method: 'GET', path: 'auth/session', token }, pace.now());
      const home = { method: 'POST', path: 'dashboard/viewProfileForStudent' } as const;
      await ask('dashboard', { ...home, token, body: { studentId: student?.id } }, pace.now());
    },
    async lookAtClass(meant) {
      const path = `class/${one(school.classIds)}/students`;
      await ask('report', { method: 'GET', path, token: school.teacher.token }, meant);
    },
  };
}

/** Sends from any of the connections, and counts what came of it. */
function askIn({ devices, random, pace, tally }: CrowdGround, groupOf: (kind: Kind) => Served): Ask {
  return async (kind, call, meant) => {
    const group = groupOf(kind);
    const device = devices[Math.floor(random() * devices.length)];
    if (!device) return undefined;
    tally.sent(kind);
    group.offered += 1;
    const reply = await device.call(call).catch(failureOf);
    const took = pace.now() - meant;
    if (reply.status === 503 && reply.retryAfter !== null) tally.refused(reply.retryAfter);
    else if (reply.status !== 200) tally.failed(kind, whyOf(reply));
    if (reply.status !== 200) return undefined;
    tally.went(kind, took);
    if (took <= IN_TIME) group.inTime += 1;
    return reply as DeviceReply;
  };
}
