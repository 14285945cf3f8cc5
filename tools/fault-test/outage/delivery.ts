import { setTimeout as sleep } from 'node:timers/promises';
import { isSettled } from './child.ts';
import { waitForScreen } from './screen.ts';
import { answersOf, checkWords, pageOf, type Visit } from './visit.ts';

/** From when delivery is counted. */
export interface DeliveryStart {
  readonly at: number;
  readonly after: 'network' | 'login';
  /** Answers that had arrived by then. */
  readonly arrived: number;
}

/** How what waited arrived. */
export interface Delivery {
  readonly after: DeliveryStart['after'];
  /** Until the service had committed the last answer that waited, in milliseconds; null when it had all before. */
  readonly committed: number | null;
  /** Until the page knew it. */
  readonly shown: number;
}

const POLL_MS = 20;
/** Well past what is promised. */
const DELIVERY_TIMEOUT_MS = 7_500;

/** Watches table and page until both have everything; what never comes counts as long as it was waited for. */
export async function watchDelivery(visit: Visit, start: DeliveryStart): Promise<Delivery> {
  const committed = start.arrived === visit.given.length ? null : await watchTable(visit, start.at);
  const screen = await waitForScreen(
    pageOf(visit),
    (seen) => isSettled(seen) && seen.kept === 0 && seen.step !== 'login',
    'the word that everything has arrived',
    DELIVERY_TIMEOUT_MS,
  );
  const shown = Date.now() - start.at;
  await checkWords(visit, screen, 'when the network was back');
  return { after: start.after, committed, shown };
}

async function watchTable(visit: Visit, since: number): Promise<number> {
  for (const end = Date.now() + DELIVERY_TIMEOUT_MS; Date.now() < end; await sleep(POLL_MS))
    if ((await answersOf(visit)).length >= visit.given.length) break;
  return Date.now() - since;
}
