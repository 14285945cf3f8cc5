import { checkLedger, ledgerFigures } from '../../harness/answer-ledger.ts';
import { timesText } from '../../harness/figures.ts';
import { NetworkProxy } from '../../harness/network-proxy.ts';
import {
  inEnvironment,
  joinOutcomes,
  type Outcome,
  type ReportedRun,
  type RunOptions,
  using,
} from '../../harness/report.ts';
import type { RunInEnvironment } from '../../harness/small-form.ts';
import { TestEnvironment } from '../../harness/test-environment.ts';
import { tryCorrection } from './corrections-across.ts';
import { tryGuesses } from './guesses-across.ts';
import { startLearning } from './learning.ts';
import {
  correctionFigures,
  guessFigures,
  learnedFigures,
  sessionFigures,
  stopFigures,
} from './processes-figures.ts';
import { castOf, type Part, type ProcessesPlan, planOf, studentsFor } from './processes-plan.ts';
import { type ServerPair, startPair } from './server-pair.ts';
import { trySessions } from './sessions-across.ts';
import { stopUnderLoad } from './stops.ts';

/** What the parts of one run share. */
interface PairRun {
  readonly environment: TestEnvironment;
  readonly pair: ServerPair;
  readonly cast: ReturnType<typeof castOf>;
  readonly plan: ProcessesPlan;
  readonly options: RunOptions;
}

/**
 * Two server processes on one PostgreSQL server: sessions, limits, learning and corrections hold across them, and behind
 * one address either may be stopped or killed while students answer.
 */
export const processes: ReportedRun & RunInEnvironment<TestEnvironment> = {
  faultDescription: 'the second server gets no notifications that the first one sends through the database',
  needsServer: true,
  ...inEnvironment((options) => openEnvironment(options), runOn),
};

export const openEnvironment = (options: RunOptions): Promise<TestEnvironment> =>
  TestEnvironment.open('separate', { seed: options.seed, students: studentsFor(planOf(options)) });

async function runOn(environment: TestEnvironment, options: RunOptions): Promise<Outcome> {
  const plan = planOf(options);
  const cast = castOf(environment.school, plan);
  return using(startPair(environment, options.injectFault), async (pair) => {
    const outcomes: Outcome[] = [];
    for (const [part, run] of Object.entries(RUNS) as [Part, (typeof RUNS)[Part]][])
      if (plan.parts.has(part)) {
        options.onProgress(`${part} …`);
        outcomes.push(await run({ environment, pair, cast, plan, options }));
      }
    return joinOutcomes(outcomes);
  });
}

const RUNS: Readonly<Record<Part, (run: PairRun) => Promise<Outcome>>> = {
  sessions: async ({ pair, cast, environment }) => {
    const { password } = environment.school;
    return { figures: sessionFigures(await trySessions(pair.origins, cast.sessions, password)) };
  },
  guesses: async ({ pair, cast }) => ({
    figures: guessFigures(await tryGuesses(pair.origins, cast.guessed[0]?.username ?? '')),
  }),
  stops: stopServers,
  correction: async ({ environment, pair, cast }) => ({
    figures: correctionFigures(await tryCorrection(environment, pair.origins, cast.correction)),
  }),
};

async function stopServers({ environment, pair, cast, plan, options }: PairRun): Promise<Outcome> {
  const since = new Date();
  const { school, database, storage } = environment;
  const network = await NetworkProxy.open({ ports: pair.ports });
  const learning = await startLearning(database, storage.url());
  const { rate, stops: times } = plan;
  const load = { school, rate, times, origin: network.origin };
  const { seed } = options;
  try {
    const stopped = await stopUnderLoad(pair, { ...load, signal: 'SIGTERM', seed, students: cast.stopped });
    const killed = await stopUnderLoad(pair, {
      ...load,
      signal: 'SIGKILL',
      seed: seed + 1,
      students: cast.killed,
    });
    const learned = await learning.finish();
    const sent = [...stopped.answering.sent, ...killed.answering.sent];
    const check = await checkLedger(database.pool, sent, { since, versionId: school.passage.versionId });
    return {
      figures: [
        ...stopFigures('stopped', stopped, { rate, times }),
        ...stopFigures('killed', killed, { rate, times }),
        ...ledgerFigures(check, { refused: 'errors shown to students' }),
        ...learnedFigures(learned),
      ],
      notes: [
        ...check.examples,
        `while stopped: ${timesText(stopped.answering.results)}`,
        `while killed: ${timesText(killed.answering.results)}`,
      ],
    };
  } finally {
    await learning.stop();
    await network.close();
  }
}
