import type pg from 'pg';
import type { Library } from '#features/library/server/public.ts';
import { watchDisk } from '../../harness/disk.ts';
import type { OpenleafProcess } from '../../harness/openleaf-process.ts';
import { processesOf } from '../../harness/processor-use.ts';
import type { Outcome } from '../../harness/report.ts';
import type { School } from '../../harness/school.ts';
import type { TestDatabase } from '../../harness/test-database.ts';
import { checkExactness, readBefore } from './exactness.ts';
import type { Plan } from './plan.ts';
import { countProcessors } from './processors.ts';
import { startWave } from './wave.ts';
import { waveFigures } from './wave-figures.ts';

/** Where a wave happens. */
export interface WaveEnvironment {
  readonly plan: Plan;
  readonly school: School;
  readonly library: Library;
  readonly server: OpenleafProcess;
  readonly storage: TestDatabase;
  /** Reads the database beside the server. */
  readonly pool: pg.Pool;
  readonly small: boolean;
}

/** Lets a wave come, and compares what is stored afterwards with what clients sent. */
export async function runWave(wave: 'minutes' | 'seconds', environment: WaveEnvironment): Promise<Outcome> {
  const { pool, school, library, server, storage, plan, small } = environment;
  const before = await readBefore(
    pool,
    school.students.map(({ id }) => id),
  );
  const stopWatching = await watchDisk(storage.folder);
  const processors = countProcessors(processesOf(server, storage));
  const result = await startWave(wave, { plan, school, library, origin: server.origin });
  const used = processors();
  const disk = await stopWatching();
  const exactness = await checkExactness(pool, { before, sent: result.sent, library });
  return {
    figures: waveFigures(wave, { result, exactness, used, disk, small }),
    notes: [...result.tally.errors].map(([what, n]) => `${wave}: ${n} × ${what}`),
  };
}
