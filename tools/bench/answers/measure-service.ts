import { type Processes, readUse } from '../../harness/processor-use.ts';
import { type Loaded, type LoadPlan, startLoad } from './load.ts';

export interface Spell {
  readonly warmUp: number;
  /** Answers of the warm-up at least: code that ran seldom runs slowly. */
  readonly warmUpAnswers: number;
  readonly seconds: number;
}

/** From one moment to another, in microseconds of the machine's clock since its start. */
export interface Span {
  readonly from: number;
  readonly until: number;
}

const moment = (): number => Number(process.hrtime.bigint() / 1000n);

/** Answers through the service. */
export interface ServiceMeasure extends Loaded {
  readonly perSecond: number;
  /** Processor time of one answer, in milliseconds. */
  readonly serverEach: number;
  readonly databaseEach: number;
  readonly loaderEach: number;
  /** All that were accepted, the warm-up's too. */
  readonly acceptedInAll: number;
  readonly refusedInAll: number;
  /** When it was measured. */
  readonly span: Span;
}

/** Clients walk through the service: a warm-up, then the measure. */
export async function measureService(
  plan: LoadPlan,
  processes: Processes,
  { warmUp, warmUpAnswers, seconds }: Spell,
): Promise<ServiceMeasure> {
  const load = startLoad(plan);
  try {
    const all = plan.walk.students.length * plan.walk.answers.length;
    const least = Math.min(warmUpAnswers, Math.floor(all / 4));
    const warm = await load.walk({ seconds: warmUp, least });
    const before = readUse(processes);
    const from = moment();
    const loaded = await load.walk({ seconds, least: 0 });
    const span = { from, until: moment() };
    const after = readUse(processes);
    return {
      ...loaded,
      perSecond: loaded.accepted / loaded.seconds,
      serverEach: (after.server - before.server) / loaded.accepted,
      databaseEach: (after.database - before.database) / loaded.accepted,
      loaderEach: loaded.processor / loaded.accepted,
      acceptedInAll: warm.accepted + loaded.accepted,
      refusedInAll: warm.refused + loaded.refused,
      span,
    };
  } finally {
    await load.stop();
  }
}
