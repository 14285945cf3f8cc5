import { seededBy } from '#features/library/core/seeded-random.ts';
import { addressOf, type Device, openDevice } from '../../proving/devices.ts';
import { processesOf } from '../../proving/processor-use.ts';
import type { Outcome } from '../../proving/proof.ts';
import { checkExactness, readBefore } from './exactness.ts';
import { overloadFigures } from './overload-figures.ts';
import { offer } from './overload-step.ts';
import type { Place } from './place.ts';
import { selectOpenQuizzes } from './points-queries.ts';
import { countProcessors } from './processors.ts';
import { createReaders } from './readers.ts';

/** Of the peak of the bell, one after the other. */
const TIMES = [1, 2, 3];
/** Connections that all share, as behind a school's proxy: the crowd is in its calls here. */
const DEVICES = 1_000;
/** So long do readers of one step take for an answer, in seconds: more are at it than answers are under way. */
const READERS_FOR = 3;

/** Offers once, twice and three times the peak of the bell, and looks how much of it is served in time. */
export async function runOverload(place: Place): Promise<Outcome> {
  const { pool, school, server, db, plan, library, small } = place;
  const studentIds = school.students.map(({ id }) => id);
  const before = await readBefore(pool, studentIds);
  const random = seededBy(`overload ${plan.seed}`);
  const atATime = Math.ceil((school.students.length / 30) * READERS_FOR);
  const attempts = await selectOpenQuizzes(pool, studentIds);
  const readers = createReaders(school, { attempts, atATime, random });
  const devices: readonly Device[] = Array.from({ length: Math.min(DEVICES, studentIds.length) }, (_, n) =>
    openDevice(server.origin, addressOf(n)),
  );
  const ground = { school, readers, devices, random };
  const processors = countProcessors(processesOf(server, db));
  const began = performance.now();
  const steps = [];
  try {
    for (const times of TIMES) steps.push(await offer(times, ground, plan.step));
  } finally {
    await Promise.all(devices.map((device) => device.close()));
  }
  const used = processors();
  const seconds = (performance.now() - began) / 1000;
  const exactness = await checkExactness(pool, { before, sent: [...readers.sent], library });
  return {
    figures: overloadFigures(steps, { exactness, used, seconds, small }),
    notes: steps.flatMap(({ times, tally }) =>
      [...tally.errors].map(([what, n]) => `overload ×${times}: ${n} × ${what}`),
    ),
  };
}
