import { watchDisk } from '../../proving/disk.ts';
import { processesOf } from '../../proving/processor-use.ts';
import type { Outcome } from '../../proving/proof.ts';
import { checkExactness, readBefore } from './exactness.ts';
import type { Place } from './place.ts';
import { countProcessors } from './processors.ts';
import { ringBell } from './wave.ts';
import { waveFigures } from './wave-figures.ts';

/** Rings, and compares what is stored afterwards with what devices sent. */
export async function runWave(wave: 'minutes' | 'seconds', place: Place): Promise<Outcome> {
  const { pool, school, library, server, db, plan, small } = place;
  const before = await readBefore(
    pool,
    school.students.map(({ id }) => id),
  );
  const stopWatching = await watchDisk(db.folder);
  const processors = countProcessors(processesOf(server, db));
  const result = await ringBell(wave, { plan, school, library, origin: server.origin });
  const used = processors();
  const disk = await stopWatching();
  const exactness = await checkExactness(pool, { before, sent: result.sent, library });
  return {
    figures: waveFigures(wave, { result, exactness, used, disk, small }),
    notes: [...result.tally.errors].map(([what, n]) => `${wave}: ${n} × ${what}`),
  };
}
