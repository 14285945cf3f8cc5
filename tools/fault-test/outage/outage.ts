import { selectBrokenInvariants } from '../../harness/invariants-queries.ts';
import { type Outcome, type ReportedRun, type RunOptions, using } from '../../harness/report.ts';
import { UsageError } from '../../harness/usage-error.ts';
import { figuresOf, type JudgedPoint, notesOf } from './figures.ts';
import { judge } from './judge.ts';
import { type Lane, openLane } from './lane.ts';
import { type OutageEnvironment, openOutageEnvironment } from './outage-environment.ts';
import { INCIDENTS, type Point, planPoints } from './plan.ts';
import { measureQuiz, type QuizBytes, runPoint } from './point.ts';
import { answersOf } from './visit.ts';

/** `--points` of the long form. */
const POINTS = 200;
/** `--devices` that are used at the same time: most of the time they wait. */
const DEVICES = 3;
const SMALL_DEVICES = 2;
/** `--minutes` after which no other outage begins; those that are missing then are missed by the first gate. */
const MINUTES = 60;
/** A quiz may be over before its cut: so many more students are in reserve, as a share of the points. */
const SPARE_SHARE = 0.5;

/** How large a run is. */
export interface Size {
  readonly points: number;
  readonly devices: number;
  readonly minutes: number;
}

export function sizeOf({ small, given }: Pick<RunOptions, 'small' | 'given'>): Size {
  const points = Number(given['points'] ?? POINTS);
  const devices = Number(given['devices'] ?? (small ? SMALL_DEVICES : DEVICES));
  const minutes = Number(given['minutes'] ?? MINUTES);
  if (![points, devices, minutes].every((number) => Number.isSafeInteger(number) && number >= 1))
    throw new UsageError('--points, --devices and --minutes are whole numbers from 1');
  return { points, devices, minutes };
}

/** Networks that break at some byte of a quiz, and children who go on. */
export const outage: ReportedRun = {
  faultDescription:
    'something between device and service keeps an answer for itself and says that it is saved',
  run(options) {
    const { points } = sizeOf(options);
    const readers = Math.ceil(points * (1 + SPARE_SHARE)) + 1;
    return using(openOutageEnvironment(options, { readers, others: points }), (environment) =>
      runOutages(environment, options),
    );
  },
};

/** A run in an environment that is open already. @param known how large a quiz is, from an earlier run. */
export async function runOutages(
  environment: OutageEnvironment,
  options: RunOptions,
  known?: QuizBytes,
): Promise<Outcome & { readonly bytes: QuizBytes }> {
  const { points: count, devices } = sizeOf(options);
  const only = INCIDENTS.find((incident) => incident === options.given['only']);
  const plan = planPoints(options.seed, { ...options, count, only });
  const lanes: Lane[] = [];
  try {
    for (let number = 0; number < Math.min(devices, plan.length); number++)
      lanes.push(await openLane(environment, number));
    const bytes = known ?? (await measureFirst(environment, lanes, { plan, options }));
    const judged = await runAll(environment, lanes, { plan, bytes, options });
    const broken = (await selectBrokenInvariants(environment.tests.database.pool)).length;
    return { figures: figuresOf(judged, { wanted: plan.length, broken }), notes: notesOf(judged), bytes };
  } finally {
    await Promise.all(lanes.map((lane) => lane.close()));
  }
}

interface Work {
  readonly plan: readonly Point[];
  readonly bytes: QuizBytes;
  readonly options: RunOptions;
}

async function measureFirst(
  environment: OutageEnvironment,
  [lane]: readonly Lane[],
  { plan: [point], options }: Pick<Work, 'plan' | 'options'>,
): Promise<QuizBytes> {
  if (!point || !lane) throw new RangeError('No points, or no devices.');
  const bytes = await measureQuiz(environment, lane, point);
  options.onProgress(`a whole quiz: ${bytes.up} bytes up, ${bytes.down} down`);
  return bytes;
}

/** Every device takes the next point, until there is none left. */
async function runAll(
  environment: OutageEnvironment,
  lanes: readonly Lane[],
  { plan, bytes, options }: Work,
): Promise<JudgedPoint[]> {
  const open = [...plan];
  const judged: JudgedPoint[] = [];
  const end = Date.now() + sizeOf(options).minutes * 60_000;
  const next = () => (Date.now() < end ? open.shift() : undefined);
  const work = async (at: Lane) => {
    for (let point = next(); point; point = next()) {
      const result = await runAndJudge(
        { environment, lane: at, bytes, injectFault: options.injectFault },
        point,
      );
      judged.push(result);
      // Its quiz was over before the byte of the cut; the next one is cut earlier.
      if (!result.cut && result.stuck === null) open.push({ ...point, share: point.share * EARLIER_FACTOR });
      if (judged.length % PROGRESS_INTERVAL === 0) options.onProgress(`${judged.length} points`);
    }
  };
  await Promise.all(lanes.map(work));
  return judged;
}

const EARLIER_FACTOR = 0.8;
const PROGRESS_INTERVAL = 10;

async function runAndJudge(
  run: { environment: OutageEnvironment; lane: Lane; bytes: QuizBytes; injectFault: boolean },
  point: Point,
): Promise<JudgedPoint> {
  const result = await runPoint(run, point);
  return { ...result, judgement: judge(result.visit.given, await answersOf(result.visit)) };
}
