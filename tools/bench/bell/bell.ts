import { loadLibrary } from '#features/library/server/public.ts';
import { openDatabase } from '#platform/db/server/database.ts';
import { makeScreens, startOpenleaf } from '../../proving/openleaf-process.ts';
import type { Figure, Outcome, ProofOptions, Proving } from '../../proving/proof.ts';
import { makeProvingDatabase, type ProvingDatabase } from '../../proving/proving-database.ts';
import { makeSchool } from '../../proving/school.ts';
import { runOverload } from './overload.ts';
import type { Place } from './place.ts';
import { type Plan, planOf, type Wave } from './plan.ts';
import { digUp, plant } from './plant-queries.ts';
import { withPriority } from './priority.ts';
import { runWave } from './run-wave.ts';

const DEFECT =
  'one point too many for every 20th student; in the long form their answers also take 0.4 s longer';
/** For what is looked at beside the run. */
const CONNECTIONS = 4;
const FAULTS_SHOWN = 3;
/** Schools of the waves of one run have seeds of their own. */
const SEEDS_APART = 1_000;

/** The morning's bell: a school of thousands logs in and reads, within minutes and within seconds, and threefold. */
export const bell: Proving = {
  defect: DEFECT,
  async run(options) {
    const db = await makeProvingDatabase(options.database);
    try {
      return await bellOn(db).run(options);
    } finally {
      await db.remove();
    }
  },
};

/** The same on a database that is there. Each run makes schools of its own; their names depend on the seed. */
export const bellOn = (db: ProvingDatabase): Proving => ({
  defect: DEFECT,
  async run(options) {
    const plan = planOf(options);
    const places = await makePlaces(db, plan, options);
    const server = await startOpenleaf({ ...db.env, OPENLEAF_WEB_FOLDER: await makeScreens(db.folder) });
    try {
      const { figures, notes = [] } = await ringAll(db, { plan, places, server, options });
      return { figures, notes: [...notes, ...faultsIn(server.output())] };
    } finally {
      await server.end('SIGTERM');
    }
  },
});

/** What the server wrote down, each kind once with how often. */
function faultsIn(output: string): string[] {
  const written = output.split('\n').flatMap((line) => {
    const [, told] = /^\{"level":(?:40|50),"time":"[^"]*",(.*)\}$/.exec(line) ?? [];
    return told === undefined ? [] : [told.replace(/"reqId":"[^"]*",/, '')];
  });
  return [...Map.groupBy(written, (told) => told)]
    .slice(0, FAULTS_SHOWN)
    .map(([told, times]) => `the server wrote ${times.length} × ${told}`);
}

type Prepared = Pick<Place, 'school' | 'library'> & { readonly wave: Wave };

/** A school for each wave. */
function makePlaces(db: ProvingDatabase, plan: Plan, { tell }: ProofOptions): Promise<Prepared[]> {
  return db.work(async (database) => {
    const places: Prepared[] = [];
    for (const [place, wave] of plan.waves.entries()) {
      tell(`a school of ${plan.students} students for ${wave} …`);
      const open = plan.open || wave === 'overload';
      const seed = plan.seed + place * SEEDS_APART;
      const school = await makeSchool(database, { seed, students: plan.students, open });
      places.push({ wave, school, library: await loadLibrary(database.db) });
    }
    return places;
  });
}

async function ringAll(
  db: ProvingDatabase,
  {
    plan,
    places,
    server,
    options,
  }: Pick<Place, 'plan' | 'server'> & { places: Prepared[]; options: ProofOptions },
): Promise<Outcome> {
  const database = openDatabase({ url: db.url(), connections: CONNECTIONS, onIdleError: () => {} });
  const { pool } = database;
  const { tell, small } = options;
  const figures: Figure[] = [];
  const notes: string[] = [];
  try {
    if (options.plant) await plant(pool, { slow: !small });
    for (const { wave, school, library } of places) {
      tell(`${wave} …`);
      const place: Place = { plan, school, library, server, db, pool, small };
      const outcome = await withPriority(() =>
        wave === 'overload' ? runOverload(place) : runWave(wave, place),
      );
      figures.push(...outcome.figures);
      notes.push(...(outcome.notes ?? []));
    }
  } finally {
    if (options.plant) await digUp(pool);
    await database.close();
  }
  return { figures, notes };
}
