import { seededBy } from '#features/library/core/seeded-random.ts';
import type { Library } from '#features/library/server/public.ts';
import { addressOf, openDevice } from '../../proving/devices.ts';
import type { Latencies } from '../../proving/latencies.ts';
import type { School } from '../../proving/school.ts';
import { createPace } from './pace.ts';
import type { Plan } from './plan.ts';
import type { Ringing } from './ringing.ts';
import type { SentAnswer } from './sent-answers.ts';
import { liveDay } from './student-day.ts';
import { createTally, type Tally } from './tally.ts';

/** What came of a wave. */
export interface WaveResult {
  readonly tally: Tally;
  readonly sent: readonly SentAnswer[];
  readonly lag: Latencies;
  /** From the first press until everybody was in, in seconds; NaN when not everybody came in. */
  readonly allInAfter: number;
  readonly seconds: number;
}

/** Nobody waits longer to get in: the run is over. Milliseconds from the first press. */
const GIVE_UP = 240_000;
const LOOK_EVERY = 100;

interface Ground {
  readonly plan: Plan;
  readonly school: School;
  readonly origin: string;
  readonly library: Library;
}

/** Everybody presses Start within `plan.within[wave]`, and goes on reading until a while after the last one is in. */
export async function ringBell(wave: 'minutes' | 'seconds', ground: Ground): Promise<WaveResult> {
  const { plan, school, library } = ground;
  const pace = createPace();
  const tally = createTally();
  const began = pace.now();
  const door = watchDoor({ plan, within: plan.within[wave], many: school.students.length, tally, began });
  const ringing: Ringing = {
    password: school.password,
    library,
    pace,
    tally,
    random: seededBy(`bell ${wave} ${plan.seed}`),
    sent: [],
    answerEvery: plan.answerEvery,
    quizzes: plan.quizzes,
    mayRefuse: wave === 'seconds' || plan.patient,
    end: door.end,
  };
  const every = plan.within[wave] / school.students.length;
  const looking = setInterval(door.end, LOOK_EVERY);
  try {
    await Promise.all(
      school.students.map((_, place) => liveOn(ringing, ground, { place, start: began + place * every })),
    );
  } finally {
    clearInterval(looking);
  }
  const seconds = (pace.now() - began) / 1000;
  return { tally, sent: ringing.sent, lag: pace.lag, allInAfter: door.allInAfter(), seconds };
}

/** One student's day on a device and an address of its own. */
async function liveOn(
  ringing: Ringing,
  { school, origin }: Ground,
  { place, start }: { place: number; start: number },
): Promise<void> {
  const student = school.students[place];
  if (!student) return;
  const device = openDevice(origin, addressOf(place));
  try {
    await liveDay(ringing, device, student, start);
  } finally {
    await device.close();
  }
}

/** Sees when everybody is in, and says when the wave is over. */
function watchDoor({
  plan,
  within,
  many,
  tally,
  began,
}: {
  plan: Plan;
  within: number;
  many: number;
  tally: Tally;
  began: number;
}) {
  const longest = began + Math.max(within, GIVE_UP) + plan.hold;
  let allIn = Number.NaN;
  return {
    end: () => {
      if (Number.isNaN(allIn) && tally.toGetIn.count === many) allIn = performance.now();
      return Math.min(longest, Math.max(began + within, Number.isNaN(allIn) ? longest : allIn) + plan.hold);
    },
    allInAfter: () => (allIn - began) / 1000,
  };
}
