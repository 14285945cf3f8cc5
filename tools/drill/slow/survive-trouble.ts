import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import type { School, SchoolStudent } from '../../proving/school.ts';
import { type CallLog, createCallLog, type Met } from './call-log.ts';
import { type Comparison, compareAnswers } from './compare-answers.ts';
import { createDeviceShelf, type DeviceShelf } from './device-shelf.ts';
import { measure, startLoad } from './load.ts';
import { createPupil, type OpenLine, type Pupil } from './pupils.ts';
import { endSessionsElsewhere, selectAnswers } from './slow-queries.ts';
import type { Trouble } from './troubles.ts';
import { gatherVisitors } from './visitors.ts';
import { startWatch } from './watch.ts';

/** Where the drill happens. */
export interface Ground {
  readonly origin: string;
  readonly open: OpenLine;
  readonly school: School;
  /** Past the line that is made bad. */
  readonly pool: pg.Pool;
  readonly tell: (line: string) => void;
}

/** Who takes part in one trouble. */
export interface Crowd {
  readonly answering: readonly SchoolStudent[];
  readonly arriving: readonly SchoolStudent[];
  readonly looking: readonly SchoolStudent[];
  readonly leaving: readonly SchoolStudent[];
  readonly answersPerSecond: number;
}

/** Seconds of the phases around a trouble. */
export interface Pace {
  readonly before: number;
  readonly after: number;
}

/** What one trouble has shown. */
export interface Survived extends Comparison {
  readonly trouble: Trouble;
  readonly log: CallLog;
  /** Calls that were not met as they should while all was well. */
  readonly failedBefore: number;
  /** Answers acknowledged while the trouble lasted. */
  readonly servedDuring: number;
  /** From the end of the trouble to the end of twenty good answers in a row, with `/readyz` saying so. NaN for never. */
  readonly recovery: number;
  /** Of acknowledged answers that were sent again: how many were not met with what was said before. */
  readonly changedReplays: number;
  readonly replays: number;
  /** Answers that were still not acknowledged long after. */
  readonly stuck: number;
  readonly missed: number;
}

const GOOD_IN_A_ROW = 20;
/** Longest that is waited for a recovery, in milliseconds: three times the promise. */
const LONGEST_RECOVERY = 30_000;
const REPLAYS = 60;
/** Addresses of those who do not answer. */
const FIRST_BYSTANDER = 20_000;

/** Lets one trouble happen under load, and compares in the end what was acknowledged with what is there. */
export async function surviveTrouble(
  ground: Ground,
  trouble: Trouble,
  { crowd, pace }: { readonly crowd: Crowd; readonly pace: Pace },
): Promise<Survived> {
  const { origin, open, school, pool, tell } = ground;
  const devices = createDeviceShelf(open, FIRST_BYSTANDER);
  const pupils = crowd.answering.map((student, place) => createPupil(school, student, { place, open }));
  const tokens = await signInAndOut(devices, crowd.leaving, school.password);
  const log = createCallLog();
  const calm = createCallLog();
  let phase: 'before' | 'during' | 'after' = 'before';
  let streak = 0;
  let servedDuring = 0;
  let revokedAt: number | null = null;

  const met = (one: Met) => {
    const verdict = (phase === 'before' ? calm : log).add(one);
    if (one.kind !== 'answer') return;
    if (phase === 'during' && verdict === 'right') servedDuring += 1;
    streak = phase === 'after' && verdict === 'right' ? streak + 1 : 0;
  };
  const watch = startWatch(origin, met);
  const load = startLoad({
    pupils,
    answersPerSecond: crowd.answersPerSecond,
    met,
    visitors: gatherVisitors(
      school,
      { arriving: crowd.arriving, looking: crowd.looking, ...tokens },
      { devices, revokedAt: () => revokedAt },
    ),
  });
  let end: (() => Promise<void>) | undefined;
  try {
    await sleep(pace.before * 1000);
    phase = 'during';
    tell(`${trouble.name} for ${trouble.seconds} s …`);
    end = await trouble.begin();
    await sleep(trouble.seconds * 500);
    if (trouble.reachable) {
      await endSessionsElsewhere(pool, tokens.revokedIds);
      revokedAt = performance.now();
    }
    await sleep(trouble.seconds * 500);
  } finally {
    await end?.();
  }
  phase = 'after';
  const ended = performance.now();
  const recovery = await untilGood(() => streak >= GOOD_IN_A_ROW && watch.ready, ended);
  await sleep(pace.after * 1000);
  await Promise.all([load.stop(), watch.stop()]);
  const stuck = await drain(pupils);
  const sent = pupils.flatMap(({ answers }) => answers);
  const stored = await selectAnswers(pool, {
    studentIds: pupils.map(({ student }) => student.id),
    versionId: school.passage.versionId,
  });
  const replayed = await replaySome(pupils);
  await Promise.all([devices.close(), ...pupils.map((pupil) => pupil.close())]);
  return {
    trouble,
    log,
    failedBefore: calm.count('put off') + calm.count('wrong') + calm.count('let in'),
    servedDuring,
    recovery,
    ...compareAnswers(sent, stored),
    ...replayed,
    stuck,
    missed: load.missed,
  };
}

/** In milliseconds. */
const TICK = 5;

/** @returns seconds since the trouble ended; NaN when it takes too long. */
async function untilGood(isGood: () => boolean, ended: number): Promise<number> {
  for (; performance.now() - ended < LONGEST_RECOVERY; await sleep(TICK))
    if (isGood()) return (performance.now() - ended) / 1000;
  return Number.NaN;
}

/** Sessions that their students end at once, and as many that live until somebody else ends them. */
async function signInAndOut(devices: DeviceShelf, leaving: readonly SchoolStudent[], password: string) {
  const logIn = async ({ username }: SchoolStudent): Promise<string> => {
    const reply = await devices.call({ method: 'POST', path: 'auth/login', body: { username, password } });
    if (reply.status !== 200) throw new Error(`A login before the trouble was answered ${reply.status}.`);
    return (JSON.parse(reply.text) as { token: string }).token;
  };
  const half = leaving.length / 2;
  const endedTokens = await Promise.all(leaving.slice(0, half).map(logIn));
  for (const token of endedTokens)
    await devices.call({ method: 'POST', path: 'auth/logout', token, body: {} });
  const revoked = leaving.slice(half);
  return {
    endedTokens,
    revokedTokens: await Promise.all(revoked.map(logIn)),
    revokedIds: revoked.map(({ id }) => id),
  };
}

/** Every device sends what is not acknowledged yet. @returns how many answers stay behind. */
async function drain(pupils: readonly Pupil[]): Promise<number> {
  const waiting = () => pupils.filter(({ answers }) => answers.at(-1)?.acknowledged === null);
  for (const end = performance.now() + LONGEST_RECOVERY; performance.now() < end; await sleep(TICK)) {
    const free = waiting().filter((pupil) => pupil.isFree(performance.now()));
    await Promise.all(free.map((pupil) => measure(pupil.answer())));
    if (waiting().length === 0) break;
  }
  return waiting().length;
}

/** Sends acknowledged answers again, first those that took more than one try. */
async function replaySome(pupils: readonly Pupil[]): Promise<{ replays: number; changedReplays: number }> {
  const chosen = pupils
    .flatMap((pupil) => pupil.answers.map((answer) => ({ pupil, answer })))
    .filter(({ answer }) => answer.acknowledged !== null)
    .toSorted((a, b) => b.answer.tries - a.answer.tries)
    .slice(0, REPLAYS);
  let changedReplays = 0;
  for (const { pupil, answer } of chosen) {
    const { text } = await measure(pupil.repeat(answer));
    if (text !== answer.acknowledged) changedReplays += 1;
  }
  return { replays: chosen.length, changedReplays };
}
