import type { Database } from '#platform/db/server/database.ts';
import type { Figure, Outcome, ProofOptions } from '../../proving/proof.ts';
import type { ProvingDatabase } from '../../proving/proving-database.ts';
import type { School } from '../../proving/school.ts';
import { compare } from '../kill/compare.ts';
import { openBalancer } from './balancer.ts';
import { tryCorrection } from './corrections-across.ts';
import { tryGuesses } from './guesses-across.ts';
import { startLearning } from './learning.ts';
import { type Pair, startPair } from './pair.ts';
import {
  correctionFigures,
  guessFigures,
  keptFigures,
  learnedFigures,
  sessionFigures,
  stopFigures,
} from './processes-figures.ts';
import { castOf, type ProcessesPlan } from './processes-plan.ts';
import { trySessions } from './sessions-across.ts';
import { stopUnderLoad } from './stops.ts';

export interface Place {
  readonly database: ProvingDatabase;
  readonly school: School;
}

type Cast = ReturnType<typeof castOf>;

/** Everything about one run that its parts need. */
interface Scene extends Place {
  readonly opened: Database;
  readonly pair: Pair;
  readonly cast: Cast;
  readonly plan: ProcessesPlan;
  readonly options: ProofOptions;
}

/** Two servers on one database: the parts of the plan, one after the other. */
export async function runProcesses(
  place: Place,
  plan: ProcessesPlan,
  options: ProofOptions,
): Promise<Outcome> {
  return place.database.work(async (opened) => {
    const pair = await startPair(place.database, options.plant);
    try {
      const cast = castOf(place.school, plan);
      return await runParts({ ...place, opened, pair, cast, plan, options });
    } finally {
      await pair.close();
    }
  });
}

async function runParts(scene: Scene): Promise<Outcome> {
  const { pair, school, cast, plan, opened, options } = scene;
  const { origins } = pair;
  const figures: Figure[] = [];
  const notes: string[] = [];
  if (plan.parts.has('sessions')) {
    options.tell('sessions across the servers');
    const { password } = school;
    const across = await trySessions(origins, { students: cast.sessions, password }, plan.sessions);
    figures.push(...sessionFigures(across));
  }
  if (plan.parts.has('guesses')) {
    options.tell('guesses at both servers');
    figures.push(...guessFigures(await tryGuesses(origins, cast.guessed[0]?.username ?? '')));
  }
  if (plan.parts.has('stops')) {
    const stopped = await runStops(scene);
    figures.push(...stopped.figures);
    notes.push(...(stopped.notes ?? []));
  }
  if (plan.parts.has('correction')) {
    options.tell('a key is corrected');
    const by = { school, students: cast.correction };
    figures.push(...correctionFigures(await tryCorrection(opened, origins, by)));
  }
  return { figures, notes };
}

async function runStops({ database, opened, pair, school, cast, plan, options }: Scene): Promise<Outcome> {
  const since = new Date();
  const balancer = await openBalancer(pair.ports);
  const learning = await startLearning(opened, database.url());
  const at = { origin: balancer.origin, school };
  const { rate, stops: times } = plan;
  const { seed } = options;
  try {
    options.tell('servers are stopped under load');
    const stopped = await stopUnderLoad(pair, at, {
      signal: 'SIGTERM',
      times,
      rate,
      seed,
      students: cast.stopped,
    });
    options.tell('servers are killed under load');
    const killed = await stopUnderLoad(pair, at, {
      signal: 'SIGKILL',
      times,
      rate,
      seed: seed + 1,
      students: cast.killed,
    });
    const learned = await learning.finish();
    const given = [...stopped.answering.given, ...killed.answering.given];
    const comparison = await compare(opened, given, { since, versionId: school.passage.versionId });
    const told = [stopped, killed].map(({ answering }) =>
      [...answering.told].map(([what, many]) => `${what} ${many} times`).join(', '),
    );
    return {
      figures: [
        ...stopFigures('stopped', stopped, { rate, times }),
        ...stopFigures('killed', killed, { rate, times }),
        ...keptFigures(comparison),
        ...learnedFigures(learned),
      ],
      notes: [...comparison.examples, `while stopped: ${told[0]}`, `while killed: ${told[1]}`],
    };
  } finally {
    await learning.stop();
    await balancer.close();
  }
}
