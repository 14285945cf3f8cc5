import { loadLibrary } from '#features/library/server/public.ts';
import {
  inEnvironment,
  joinOutcomes,
  type Outcome,
  type ReportedRun,
  type RunOptions,
} from '../../harness/report.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { injectFault, removeFault } from './fault-queries.ts';
import { runOverload } from './overload.ts';
import { type Plan, planOf, type Wave } from './plan.ts';
import { withPriority } from './priority.ts';
import { runWave, type WaveEnvironment } from './run-wave.ts';

const FAULTS_SHOWN = 3;
/** Schools of the waves of one run have seeds of their own. */
const SEED_STEP = 1_000;

/** The peak of a morning: a school of thousands logs in and reads, within minutes and within seconds, and threefold. */
export const peakLoad: ReportedRun & RunInEnvironment<TestEnvironment> = {
  faultDescription:
    'one point too many for every 20th student; in the long form their answers also take 0.4 s longer',
  ...inEnvironment(({ database }) => TestEnvironment.open(database), runOn),
};

/** Each run makes schools of its own; their names depend on the seed. */
async function runOn(environment: TestEnvironment, options: RunOptions): Promise<Outcome> {
  const plan = planOf(options);
  const { small } = options;
  const { storage } = environment;
  const prepared = await prepareWaves(environment, plan, options);
  const server = await environment.startServer();
  const { pool } = environment.database;
  const outcomes: Outcome[] = [];
  try {
    if (options.injectFault) await injectFault(pool, { slow: !small });
    for (const { wave, ...rest } of prepared) {
      options.onProgress(`${wave} …`);
      const whole: WaveEnvironment = { ...rest, plan, server, storage, pool, small };
      const run = () => (wave === 'overload' ? runOverload(whole) : runWave(wave, whole));
      outcomes.push(await withPriority(run));
    }
  } finally {
    if (options.injectFault) await removeFault(pool);
    await environment.disconnect();
    await server.end('SIGTERM');
  }
  return joinOutcomes([...outcomes, { figures: [], notes: errorsIn(server.output()) }]);
}

/** What the server logged, each kind once with how often. */
function errorsIn(output: string): string[] {
  const logged = output.split('\n').flatMap((line) => {
    const [, text] = /^\{"level":(?:40|50),"time":"[^"]*",(.*)\}$/.exec(line) ?? [];
    return text === undefined ? [] : [text.replace(/"reqId":"[^"]*",/, '')];
  });
  return [...Map.groupBy(logged, (text) => text)]
    .slice(0, FAULTS_SHOWN)
    .map(([text, lines]) => `the server wrote ${lines.length} × ${text}`);
}

type Prepared = Pick<WaveEnvironment, 'school' | 'library'> & { readonly wave: Wave };

/** A school for each wave. */
async function prepareWaves(
  environment: TestEnvironment,
  plan: Plan,
  { onProgress }: RunOptions,
): Promise<Prepared[]> {
  const prepared: Prepared[] = [];
  for (const [index, wave] of plan.waves.entries()) {
    onProgress(`a school of ${plan.students} students for ${wave} …`);
    const open = plan.open || wave === 'overload';
    const seed = plan.seed + index * SEED_STEP;
    const school = await environment.addSchool({ seed, students: plan.students, open });
    const library = await environment.storage.work(({ db }) => loadLibrary(db));
    prepared.push({ wave, school, library });
  }
  return prepared;
}
