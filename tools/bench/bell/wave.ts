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
/** Until the first press: ten thousand days are laid out meanwhile, which would make the first ones late. Milliseconds. */
const HEAD_START = 2_000;

interface Ground {
  readonly plan: Plan;
  readonly school: School;
  readonly origin: string;
  readonly library: Library;
}

/** Everybody presses Start within `plan.within[wave]`, and goes on reading until a while after the last one is in. */
export async function ringBell(wave: 'minutes' | 'seconds', ground: Ground): Promise<WaveResult> {
  const { plan, school, library, origin } = ground;
  const pace = createPace();
  const tally = createTally();
  const every = plan.within[wave] / school.students.length;
  const days = school.students.map((student, place) => ({
    student,
    device: openDevice(origin, addressOf(place)),
    after: place * every,
  }));
  const began = pace.now() + HEAD_START;
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
  const looking = setInterval(door.end, LOOK_EVERY);
  try {
    await Promise.all(
      days.map(async ({ student, device, after }) => {
        try {
          await liveDay(ringing, device, student, began + after);
        } finally {
          await device.close();
        }
      }),
    );
  } finally {
    clearInterval(looking);
  }
  const seconds = (pace.now() - began) / 1000;
  return { tally, sent: ringing.sent, lag: pace.lag, allInAfter: door.allInAfter(), seconds };
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
