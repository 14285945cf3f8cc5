import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '#features/library/core/seeded-random.ts';
import { checkLedger, type LedgerCheck } from '../../harness/answer-ledger.ts';
import { type Answering, startAnswering } from '../../harness/answering.ts';
import type { RunOptions } from '../../harness/report.ts';
import type { SchoolStudent } from '../../harness/school.ts';
import { shuffle } from '../../harness/shuffle.ts';
import type { TestEnvironment } from '../../harness/test-environment.ts';
import { injectEarlyAcknowledgement } from './early-acknowledgement.ts';
import { type KillPlan, killsOn } from './kill-plan.ts';
import { killVictim, VICTIMS, type Victim } from './victims.ts';
import { type WatchedService, watchService } from './watched-service.ts';

/** What a run on one database showed. */
export interface KillResult {
  /** Milliseconds until the first acknowledged answer, kill by kill. */
  readonly recoveries: ReadonlyMap<Victim, readonly number[]>;
  /** How often the server ended without being killed. */
  readonly crashes: number;
  /** What servers that ended by themselves had written, cut to its end. */
  readonly output: string;
  readonly answering: Answering;
  readonly check: LedgerCheck;
}

interface KillRun {
  readonly plan: KillPlan;
  /** Those who answer: each has an open quiz. */
  readonly students: readonly SchoolStudent[];
  readonly options: RunOptions;
}

/** Answers that wait longer after the last kill count as not delivered. */
const DELIVERY_TIMEOUT_MS = 60_000;
const OUTPUT_LENGTH = 1_500;

/** Kills by the plan under load, then compares what was acknowledged with what is stored. */
export async function killOn(environment: TestEnvironment, run: KillRun): Promise<KillResult> {
  const { storage, school } = environment;
  if (run.options.injectFault) await storage.work((_, url) => injectEarlyAcknowledgement(url));
  const since = new Date();
  const { versionId } = school.passage;
  const result = await killUnderLoad(environment, run);
  const check = await storage.work(({ pool }) =>
    checkLedger(pool, result.answering.sent, { since, versionId }),
  );
  return { ...result, check };
}

async function killUnderLoad(
  environment: TestEnvironment,
  { plan, students, options: { seed, onProgress } }: KillRun,
): Promise<Omit<KillResult, 'check'>> {
  const { storage, school } = environment;
  const service = await watchService(await environment.serverEnv());
  const answering = startAnswering({ school, students, rate: plan.rate, seed, origin: service.origin });
  const random = randomFrom(seed);
  const recoveries = new Map<Victim, number[]>();
  try {
    for (const victim of shuffle(victimsOf(killsOn(storage.kind, plan)), random)) {
      await sleep(plan.calmMs + random() * plan.moreMs);
      if (answering.exhausted()) break;
      const milliseconds = await killVictim(victim, { storage, service, answering, random });
      recoveries.set(victim, [...(recoveries.get(victim) ?? []), milliseconds]);
      onProgress(`${storage.kind}: ${victim} killed, first good answer after ${Math.round(milliseconds)} ms`);
    }
    await sleep(plan.calmMs);
    await answering.finish(DELIVERY_TIMEOUT_MS);
  } catch (cause) {
    throw new Error(`The run did not finish. The server wrote: ${endOf(service)}`, { cause });
  } finally {
    await answering.finish(0);
    await service.stop();
  }
  return { recoveries, crashes: service.crashes(), output: endOf(service), answering };
}

const endOf = (service: WatchedService): string => service.output().trim().slice(-OUTPUT_LENGTH);

const victimsOf = (kills: KillPlan['kills']): Victim[] =>
  VICTIMS.flatMap((victim) => Array.from({ length: kills[victim] }, () => victim));
