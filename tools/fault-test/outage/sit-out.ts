import { setTimeout as sleep } from 'node:timers/promises';
import { findReadable } from '../../../e2e/steps/readable.ts';
import { isSettled, logInHere, logInToQuiz, logOut } from './child.ts';
import type { DeliveryStart } from './delivery.ts';
import { sitDownAfter } from './next-child.ts';
import { endSessionsInTime } from './outage-queries.ts';
import type { Incident } from './plan.ts';
import { waitForScreen } from './screen.ts';
import { answerNext, answersOf, checkWords, isThrough, pageOf, secretsOf, type Visit } from './visit.ts';

/** An outage that goes on. */
interface Outage {
  readonly visit: Visit;
  /** Answers that wait, as the page says. */
  readonly kept: number;
  /** Waits until the network has been away for long enough, and brings it back. */
  readonly back: () => Promise<DeliveryStart>;
}

/** What happens meanwhile, up to the return of the network or the next login. */
const HAPPENS: Readonly<Record<Incident, (outage: Outage) => Promise<DeliveryStart>>> = {
  nothing: ({ back }) => back(),
  async reload({ visit, back }) {
    await pageOf(visit).reload();
    const screen = await waitForScreen(pageOf(visit), isSettled, 'the quiz after a reload');
    await checkWords(visit, screen, 'after a reload');
    return back();
  },
  async kill({ visit, back }) {
    await visit.lane.device().killAndStart();
    await back();
    return afterLogin(visit, logIn);
  },
  async logout({ visit, back }) {
    await checkWords(visit, await logOut(pageOf(visit)), 'after a logout');
    visit.readable.push(...(await findReadable(pageOf(visit), await secretsOf(visit))));
    await back();
    await sitDownAfter(visit);
    return afterLogin(visit, logIn);
  },
  async 'time-out'({ visit, kept, back }) {
    await endSessionsInTime(visit.environment.tests.database.pool, visit.student.id);
    await back();
    // Nothing was on its way, so the page has not noticed yet.
    if (kept === 0) {
      await logOut(pageOf(visit));
      return afterLogin(visit, logIn);
    }
    const screen = await waitForScreen(pageOf(visit), ({ step }) => step === 'login', 'the login');
    await checkWords(visit, screen, 'after a time-out');
    return afterLogin(visit, () => logInHere(pageOf(visit), visit.account));
  },
};

const logIn = (visit: Visit) => logInToQuiz(pageOf(visit), visit.lane.proxy.origin, visit.account);

async function afterLogin(visit: Visit, log: (visit: Visit) => Promise<number>): Promise<DeliveryStart> {
  const arrived = (await answersOf(visit)).length;
  return { at: await log(visit), after: 'login', arrived };
}

/**
 * All that happens while the network is away.
 * @returns from when delivery counts, and how many answers the service had of which the page did not know.
 */
export async function sitOut(
  visit: Visit,
  cut: { readonly at: number },
): Promise<{ readonly start: DeliveryStart; readonly unacknowledged: number }> {
  const kept = await readOn(visit);
  const unacknowledged = Math.max(0, (await answersOf(visit)).length - (visit.given.length - kept));
  const back = async () => {
    await sleep(Math.max(0, cut.at + visit.point.away - Date.now()));
    const arrived = (await answersOf(visit)).length;
    return { at: await visit.lane.proxy.restore(), after: 'network', arrived } as const;
  };
  return { start: await HAPPENS[visit.point.incident]({ visit, kept, back }), unacknowledged };
}

/** Goes on without network, as far as the point says; at least one answer waits in the end if there is any left. */
async function readOn(visit: Visit): Promise<number> {
  let screen = await waitForScreen(pageOf(visit), isSettled, 'what the page says of the cut');
  await checkWords(visit, screen, 'at the cut');
  for (let more = visit.point.more; (more > 0 || screen.kept === 0) && !isThrough(visit); more--) {
    await answerNext(visit);
    screen = await waitForScreen(pageOf(visit), isSettled, 'what the page says while the network is away');
    await checkWords(visit, screen, 'while the network was away');
  }
  return screen.kept;
}
