import { seededBy } from '#features/library/core/seeded-random.ts';
import type { Library } from '#features/library/server/public.ts';
import { openClients } from '../../harness/client.ts';
import type { Latencies } from '../../harness/latencies.ts';
import { createPace } from '../../harness/pace.ts';
import type { School } from '../../harness/school.ts';
import type { AttemptAnswer } from './choose-answer.ts';
import type { Plan } from './plan.ts';
import { liveDay } from './student-day.ts';
import { createTally, type Tally } from './tally.ts';
import type { WaveRun } from './wave-run.ts';

/** What came of a wave. */
export interface WaveResult {
  readonly tally: Tally;
  readonly sent: readonly AttemptAnswer[];
  readonly lag: Latencies;
  /** From the first press until all were logged in, in seconds; NaN when some never were. */
  readonly allInAfter: number;
  readonly seconds: number;
}

/** Since the first press; then the run is over, also for those who wait to log in. */
const LOGIN_TIMEOUT_MS = 240_000;
const POLL_MS = 100;
/** Until the first press: ten thousand students are prepared meanwhile, which would make the first ones late. */
const HEAD_START_MS = 2_000;

interface WavePlan {
  readonly plan: Plan;
  readonly school: School;
  readonly origin: string;
  readonly library: Library;
}

/** All press Start within `plan.within[wave]`, and go on reading until a while after the last one is logged in. */
export async function startWave(
  wave: 'minutes' | 'seconds',
  { plan, school, library, origin }: WavePlan,
): Promise<WaveResult> {
  const pace = createPace();
  const tally = createTally();
  const { students, password } = school;
  const within = plan.within[wave];
  const clients = openClients([origin], { count: students.length });
  const began = pace.now() + HEAD_START_MS;
  const logins = watchLogins({ plan, within, count: students.length, tally, began });
  const run: WaveRun = {
    password,
    library,
    pace,
    tally,
    random: seededBy(`peak load ${wave} ${plan.seed}`),
    sent: [],
    answerEvery: plan.answerEvery,
    quizzes: plan.quizzes,
    mayRefuse: wave === 'seconds' || plan.patient,
    end: logins.end,
  };
  const polling = setInterval(logins.end, POLL_MS);
  try {
    await Promise.all(
      students.map((student, index) =>
        liveDay(run, clients.at(index), student, began + (index * within) / students.length),
      ),
    );
  } finally {
    clearInterval(polling);
    await clients.close();
  }
  const seconds = (pace.now() - began) / 1000;
  return { tally, sent: run.sent, lag: pace.lag, allInAfter: logins.allInAfter(), seconds };
}

/** Observes when all are logged in, and decides when the wave is over. */
function watchLogins({
  plan,
  within,
  count,
  tally,
  began,
}: {
  plan: Plan;
  within: number;
  count: number;
  tally: Tally;
  began: number;
}) {
  const longest = began + Math.max(within, LOGIN_TIMEOUT_MS) + plan.hold;
  let allIn = Number.NaN;
  return {
    end: () => {
      if (Number.isNaN(allIn) && tally.toGetIn.count === count) allIn = performance.now();
      return Math.min(longest, Math.max(began + within, Number.isNaN(allIn) ? longest : allIn) + plan.hold);
    },
    allInAfter: () => (allIn - began) / 1000,
  };
}
