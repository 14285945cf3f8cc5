import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { type AnswerComparison, compareAnswers } from '../../harness/answer-ledger.ts';
import { selectStoredAnswers } from '../../harness/answer-ledger-queries.ts';
import { type Client, loginCall, type OpenClient, openClientPool, tokenOf } from '../../harness/client.ts';
import type { School, SchoolStudent } from '../../harness/school.ts';
import { type AnsweringStudent, createAnsweringStudent } from './answering-student.ts';
import { type AnsweredCall, type CallLog, createCallLog } from './call-log.ts';
import type { DatabaseFault } from './database-fault.ts';
import { startLoad } from './load.ts';
import { startProbes } from './probes.ts';
import { endSessionsElsewhere } from './slow-queries.ts';
import { gatherVisitors } from './visitors.ts';

export interface FaultRun {
  readonly origin: string;
  readonly open: OpenClient;
  readonly school: School;
  /** Past the network that is made bad. */
  readonly pool: pg.Pool;
  readonly onProgress: (line: string) => void;
}

/** The students who take part in one fault. */
export interface Crowd {
  readonly answering: readonly SchoolStudent[];
  readonly arriving: readonly SchoolStudent[];
  readonly looking: readonly SchoolStudent[];
  readonly leaving: readonly SchoolStudent[];
  readonly answersPerSecond: number;
}

/** The phases around a fault. */
export interface Phases {
  readonly beforeSeconds: number;
  readonly afterSeconds: number;
}

/** What one fault has shown. */
export interface FaultResult extends AnswerComparison {
  readonly fault: DatabaseFault;
  readonly log: CallLog;
  /** Calls that were not answered as they should be while all was well. */
  readonly failedBefore: number;
  /** Answers acknowledged while the fault lasted. */
  readonly servedDuring: number;
  /** From the end of the fault to the last of twenty good answers in a row, with `/readyz` saying so. NaN for never. */
  readonly recoverySeconds: number;
  /** Of acknowledged answers that were sent again: how many got another reply than before. */
  readonly changedReplays: number;
  readonly replays: number;
  readonly missed: number;
}

const GOOD_IN_A_ROW = 20;
/** Three times the promise. */
const RECOVERY_TIMEOUT_MS = 30_000;
const REPLAYS = 60;
/** The addresses of those who do not answer begin here. */
const FIRST_BYSTANDER = 20_000;
const POLL_MS = 5;

/** Lets one fault happen under load, and compares in the end what was acknowledged with what is stored. */
export async function surviveFault(
  { origin, open, school, pool, onProgress }: FaultRun,
  fault: DatabaseFault,
  { crowd, phases }: { readonly crowd: Crowd; readonly phases: Phases },
): Promise<FaultResult> {
  const since = new Date();
  const clients = openClientPool(open, FIRST_BYSTANDER);
  const students = crowd.answering.map((student, index) =>
    createAnsweringStudent(school, student, { index, open }),
  );
  const sessions = await openSessions(clients, crowd.leaving, school.password);
  const log = createCallLog();
  const logBefore = createCallLog();
  let phase: 'before' | 'during' | 'after' = 'before';
  let goodInARow = 0;
  let servedDuring = 0;
  let revokedAt: number | null = null;

  const onAnswered = (call: AnsweredCall) => {
    const verdict = (phase === 'before' ? logBefore : log).add(call);
    if (call.kind !== 'answer') return;
    if (phase === 'during' && verdict === 'right') servedDuring += 1;
    goodInARow = phase === 'after' && verdict === 'right' ? goodInARow + 1 : 0;
  };
  const probes = startProbes(origin, onAnswered);
  const visitors = gatherVisitors(
    school,
    { arriving: crowd.arriving, looking: crowd.looking, ...sessions },
    { clients, revokedAt: () => revokedAt },
  );
  const load = startLoad({ students, answersPerSecond: crowd.answersPerSecond, onAnswered, visitors });
  try {
    await sleep(phases.beforeSeconds * 1000);
    phase = 'during';
    onProgress(`${fault.name} for ${fault.seconds} s …`);
    await fault.begin();
    await sleep(fault.seconds * 500);
    if (fault.reachable) {
      await endSessionsElsewhere(pool, sessions.revokedIds);
      revokedAt = performance.now();
    }
    await sleep(fault.seconds * 500);
  } finally {
    await fault.end();
  }
  phase = 'after';
  const recoverySeconds = await secondsUntil(() => goodInARow >= GOOD_IN_A_ROW && probes.ready);
  await sleep(phases.afterSeconds * 1000);
  await Promise.all([load.stop(), probes.stop()]);
  await sendWaiting(students);
  const stored = await selectStoredAnswers(pool, {
    since,
    studentIds: students.map(({ student }) => student.id),
  });
  const comparison = compareAnswers(
    students.flatMap(({ answers }) => answers),
    stored,
  );
  const replayed = await replaySome(students);
  await Promise.all([clients.close(), ...students.map((student) => student.close())]);
  return {
    ...comparison,
    ...replayed,
    fault,
    log,
    failedBefore: logBefore.count('put off') + logBefore.count('wrong') + logBefore.count('let in'),
    servedDuring,
    recoverySeconds,
    missed: load.missed,
  };
}

/** @returns seconds from now; NaN when it takes too long. */
async function secondsUntil(isGood: () => boolean): Promise<number> {
  const began = performance.now();
  for (; performance.now() - began < RECOVERY_TIMEOUT_MS; await sleep(POLL_MS))
    if (isGood()) return (performance.now() - began) / 1000;
  return Number.NaN;
}

/** Sessions that their students end at once, and as many that live until another process ends them. */
async function openSessions(
  clients: Pick<Client, 'tryCall'>,
  leaving: readonly SchoolStudent[],
  password: string,
) {
  const logIn = async ({ username }: SchoolStudent): Promise<string> =>
    tokenOf(await clients.tryCall(loginCall(username, password)));
  const half = leaving.length / 2;
  const endedTokens = await Promise.all(leaving.slice(0, half).map(logIn));
  for (const token of endedTokens)
    await clients.tryCall({ method: 'POST', path: 'auth/logout', token, body: {} });
  const revoked = leaving.slice(half);
  return {
    endedTokens,
    revokedTokens: await Promise.all(revoked.map(logIn)),
    revokedIds: revoked.map(({ id }) => id),
  };
}

const isWaiting = ({ answers }: AnsweringStudent): boolean => answers.at(-1)?.outcome === 'waiting';

/** Every student sends what is not acknowledged yet, until all is or the time is up. */
async function sendWaiting(students: readonly AnsweringStudent[]): Promise<void> {
  const end = performance.now() + RECOVERY_TIMEOUT_MS;
  for (; performance.now() < end && students.some(isWaiting); await sleep(POLL_MS)) {
    const free = students.filter((student) => isWaiting(student) && student.isFree(performance.now()));
    await Promise.all(free.map((student) => student.answer()));
  }
}

/** Sends acknowledged answers again, first those that took more than one try. */
async function replaySome(
  students: readonly AnsweringStudent[],
): Promise<Pick<FaultResult, 'replays' | 'changedReplays'>> {
  const chosen = students
    .flatMap((student) => student.answers.map((answer) => ({ student, answer })))
    .filter(({ answer }) => answer.outcome === 'acknowledged')
    .toSorted((a, b) => b.answer.tries - a.answer.tries)
    .slice(0, REPLAYS);
  let changedReplays = 0;
  for (const { student, answer } of chosen)
    if ((await student.repeat(answer)).text !== answer.reply) changedReplays += 1;
  return { replays: chosen.length, changedReplays };
}
