import { findReadable } from '../../../e2e/steps/readable.ts';
import { addressOf } from '../../harness/client.ts';
import type { PlannedCut } from '../../harness/network-proxy.ts';
import { isSettled, logInToQuiz, logOut } from './child.ts';
import { type Delivery, watchDelivery } from './delivery.ts';
import { falselyAcknowledge } from './false-acknowledgement.ts';
import type { Lane } from './lane.ts';
import type { OutageEnvironment } from './outage-environment.ts';
import type { Point } from './plan.ts';
import { StuckError, waitForScreen } from './screen.ts';
import { sitOut } from './sit-out.ts';
import {
  answerNext,
  beginVisit,
  checkWords,
  isThrough,
  pageOf,
  secretsOf,
  sentIn,
  type Visit,
} from './visit.ts';

/** What an outage did. */
export interface PointResult {
  readonly visit: Visit;
  /** Whether the network was cut; a quiz may be over before. */
  readonly cut: boolean;
  /** Answers that the service had and the page did not know of when the network came back. */
  readonly unacknowledged: number;
  readonly delivery: Delivery | null;
  /** Why it did not come to its end; null when it did. */
  readonly stuck: string | null;
}

/** Bytes of a whole quiz, from the first question to the last answer's reply. */
export type QuizBytes = Readonly<Record<'up' | 'down', number>>;

/** One student's quiz with one outage in it. Never throws for what the page does. */
export async function runPoint(
  {
    environment,
    lane,
    bytes,
    injectFault,
  }: { environment: OutageEnvironment; lane: Lane; bytes: QuizBytes; injectFault: boolean },
  point: Point,
): Promise<PointResult> {
  const visit = beginVisit(environment, lane, point);
  const result = { cut: false, unacknowledged: 0, delivery: null as Delivery | null };
  try {
    await openQuiz(visit);
    if (injectFault) lane.proxy.interceptNext(falselyAcknowledge);
    const cut = await readUntilCut(visit, bytes);
    result.cut = cut !== null;
    if (cut) {
      const { start, unacknowledged } = await sitOut(visit, cut);
      result.unacknowledged = unacknowledged;
      result.delivery = await watchDelivery(visit, start);
    }
    await finish(visit);
    return { visit, ...result, stuck: null };
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const stuck = `${point.number} ${point.incident} ${point.direction}: ${error.message.split('\n').slice(0, 3).join(' ')}`;
    await lane.proxy.restore();
    await lane.replace();
    return { visit, ...result, stuck };
  }
}

/** How many bytes a quiz without an outage moves. @throws StuckError when it cannot even be read like that. */
export async function measureQuiz(
  environment: OutageEnvironment,
  lane: Lane,
  point: Point,
): Promise<QuizBytes> {
  const visit = beginVisit(environment, lane, point);
  await openQuiz(visit);
  const before = lane.proxy.passed;
  while (!isThrough(visit) && (await answerNext(visit)))
    await waitForScreen(pageOf(visit), isSettled, 'what became of the answer');
  const after = lane.proxy.passed;
  await finish(visit);
  return { up: after.up - before.up, down: after.down - before.down };
}

/** Logs in, and waits until the screens are on the device and the quiz is read. */
async function openQuiz(visit: Visit): Promise<void> {
  const { lane, point, account } = visit;
  lane.proxy.connectFrom(addressOf(point.number));
  await logInToQuiz(pageOf(visit), lane.proxy.origin, account);
  await waitForScreen(pageOf(visit), ({ step }) => step === 'choosing', 'the quiz');
  await pageOf(visit).evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // The search must be able to see what it looks for later.
  const seen = await findReadable(pageOf(visit), await secretsOf(visit));
  for (const what of ['a question in the page', 'the text in the page'])
    if (!seen.includes(what)) throw new StuckError(`the search is blind for ${what}`);
}

/** Answers question after question until the network breaks. @returns null when it did not. */
async function readUntilCut(visit: Visit, bytes: QuizBytes): Promise<ReturnType<PlannedCut['moment']>> {
  const { lane, point } = visit;
  const after = Math.max(1, Math.round(point.share * bytes[point.direction]));
  const cut = lane.proxy.cutAt({ direction: point.direction, after });
  while (!cut.moment() && !isThrough(visit)) {
    if (!(await answerNext(visit))) break;
    await waitForScreen(
      pageOf(visit),
      (screen) => isSettled(screen) || cut.moment() !== null,
      'what became of the answer',
    );
  }
  lane.proxy.cancelCut();
  return cut.moment();
}

/** Reads the quiz to its end, logs out, and looks at what stays. */
async function finish(visit: Visit): Promise<void> {
  // A quiz that asks again and again is no quiz.
  const most = 2 * visit.environment.tests.school.passage.questions.length;
  while (visit.given.length < most && (await answerNext(visit)))
    await waitForScreen(pageOf(visit), isSettled, 'what became of the answer');
  const end = await waitForScreen(
    pageOf(visit),
    ({ step }) => step === 'results' || step === 'home',
    'the end',
  );
  await checkWords(visit, end, 'at the end');
  const { id } = visit.student;
  visit.asOther.push(
    ...sentIn(visit).flatMap(({ studentId }) => (studentId === id ? [] : [`of ${studentId}, by ${id}`])),
  );
  const secrets = await secretsOf(visit);
  await checkWords(visit, await logOut(pageOf(visit)), 'after the last logout');
  visit.readable.push(...(await findReadable(pageOf(visit), secrets)));
}
