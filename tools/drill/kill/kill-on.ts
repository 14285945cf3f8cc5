import { setTimeout as sleep } from 'node:timers/promises';
import { randomFrom } from '#features/library/core/seeded-random.ts';
import { makeScreens } from '../../proving/openleaf-process.ts';
import type { ProofOptions } from '../../proving/proof.ts';
import type { ProvingDatabase } from '../../proving/proving-database.ts';
import type { School, SchoolStudent } from '../../proving/school.ts';
import { type Answering, startAnswering } from './answering.ts';
import { type Comparison, compare } from './compare.ts';
import { makeForgetful } from './forgetful-database.ts';
import { type KillPlan, killsOn } from './kill-plan.ts';
import { kill, type Scene, VICTIMS, type Victim } from './victims.ts';
import { type WatchedService, watchService } from './watched-service.ts';

/** Where and who. */
export interface Place {
  readonly database: ProvingDatabase;
  readonly school: School;
  /** Those who answer in this run: each has an open quiz. */
  readonly students: readonly SchoolStudent[];
}

/** What one run on one database showed. */
export interface Killed {
  /** Milliseconds until the first good answer, kill by kill. */
  readonly recoveries: ReadonlyMap<Victim, readonly number[]>;
  /** How often the server ended without being killed. */
  readonly crashes: number;
  /** What servers that ended by themselves had written, cut to its end. */
  readonly output: string;
  readonly answering: Answering;
  readonly comparison: Comparison;
}

/** Answers that wait longer after the last kill are counted as not delivered. Milliseconds. */
const PATIENCE = 60_000;
const OUTPUT_TOLD = 1_500;

/** Kills by the plan under load, then compares what was acknowledged with what is kept. */
export async function killOn(place: Place, plan: KillPlan, options: ProofOptions): Promise<Killed> {
  const { database, school } = place;
  if (options.plant) await database.work((_, url) => makeForgetful(url));
  const since = new Date();
  const { answering, ...killed } = await killUnderLoad(place, plan, options);
  const about = { since, versionId: school.passage.versionId };
  const comparison = await database.work((opened) => compare(opened, answering.given, about));
  return { ...killed, answering, comparison };
}

async function killUnderLoad(
  { database, school, students }: Place,
  plan: KillPlan,
  { seed, tell }: ProofOptions,
): Promise<Omit<Killed, 'comparison'>> {
  const screens = await makeScreens(database.folder);
  const service = await watchService({ ...database.env, OPENLEAF_WEB_FOLDER: screens });
  const answering = startAnswering({ school, students, rate: plan.rate, seed, origin: service.origin });
  const random = randomFrom(seed);
  const recoveries = new Map<Victim, number[]>();
  try {
    for (const victim of shuffled(victimsOf(killsOn(database.kind, plan)), random)) {
      await sleep(plan.calm + random() * plan.more);
      if (answering.exhausted()) break;
      const milliseconds = await kill(victim, { database, service, answering, random } satisfies Scene);
      recoveries.set(victim, [...(recoveries.get(victim) ?? []), milliseconds]);
      tell(`${database.kind}: ${victim} killed, first good answer after ${Math.round(milliseconds)} ms`);
    }
    await sleep(plan.calm);
    await answering.finish(PATIENCE);
  } catch (cause) {
    throw new Error(`The drill came to no end. The server said: ${lastOf(service)}`, { cause });
  } finally {
    await answering.finish(0);
    await service.stop();
  }
  return { recoveries, crashes: service.crashes(), output: lastOf(service), answering };
}

const lastOf = (service: WatchedService): string => service.output().trim().slice(-OUTPUT_TOLD);

const victimsOf = (kills: KillPlan['kills']): Victim[] =>
  VICTIMS.flatMap((victim) => Array.from({ length: kills[victim] }, () => victim));

function shuffled<T>(list: readonly T[], random: () => number): T[] {
  return list
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
