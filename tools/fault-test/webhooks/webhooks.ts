import { resolvers } from '#app/server/resolvers.ts';
import { openFaultyServer } from '#app/server/testing/faulty-server.ts';
import { QUICK_PASSWORDS, type RecordedApp } from '#app/server/testing/recorded-app.ts';
import { createCheckout, readOwnSubscription } from '#features/billing/contract/subscription.ts';
import { billingEnv, startPaymentProvider } from '#features/billing/server/testing/start-payment-provider.ts';
import type {
  KeptSubscription,
  SentEvent,
  TestPaymentProvider,
} from '#features/billing/server/testing/test-payment-provider.ts';
import { seededBy } from '#features/library/core/seeded-random.ts';
import { count, none, some } from '../../harness/figures.ts';
import { onRecordedApp } from '../../harness/on-recorded-app.ts';
import type { Outcome, ReportedRun, RunOptions } from '../../harness/report.ts';
import { shuffle } from '../../harness/shuffle.ts';
import { faultyWebhook } from './faulty-webhook.ts';
import { HOSTILE_KINDS, hostileCall } from './hostile-events.ts';
import { countActs, countEvents } from './webhooks-queries.ts';

const ORIGIN = 'https://reading.example.org';
const WHOLE = { hostile: 1_000, teachers: 10, events: 300, copies: 3 };
const SMALL = { hostile: 60, teachers: 2, events: 20, copies: 3 };
/** Calls that come at the same time. */
const AT_ONCE = 8;

type Inject = (call: { readonly body: string; readonly signature: string }) => Promise<number>;

const injectInto =
  (server: RecordedApp['app']['server']): Inject =>
  async ({ body, signature }) => {
    const { statusCode } = await server.inject({
      method: 'POST',
      url: '/api/billing/webhook',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    });
    return statusCode;
  };

/** A teacher who has begun to pay. */
async function newPayer({ world }: RecordedApp, payment: TestPaymentProvider) {
  const teacher = await world.teacher('Rivera');
  const body = { priceId: 'price_small_monthly', successUrl: `${ORIGIN}/`, cancelUrl: `${ORIGIN}/` };
  await teacher.call(createCheckout, { body });
  const { customerId } = (await teacher.call(readOwnSubscription, {})).data;
  return { teacher, subscription: payment.subscribe(customerId ?? '', 'price_small_monthly') };
}
type Payer = Awaited<ReturnType<typeof newPayer>>;

const STATUSES = ['active', 'past_due', 'trialing', 'unpaid'] as const;
const PRICES = ['price_small_monthly', 'price_small_annual', 'price_large_annual'] as const;

/** Changes a subscription at the provider. @returns the event of it. */
function change(
  payment: TestPaymentProvider,
  subscription: KeptSubscription,
  random: () => number,
): SentEvent {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  subscription.status = pick(STATUSES);
  subscription.price = pick(PRICES);
  return payment.event('customer.subscription.updated', subscription);
}

/** What the provider has, and what the service goes by. */
async function differences(payers: readonly Payer[]): Promise<number> {
  let different = 0;
  for (const { teacher, subscription } of payers) {
    const { subscription: own } = (await teacher.call(readOwnSubscription, {})).data;
    if (own?.status !== subscription.status || own.paidPriceId !== subscription.price) different += 1;
  }
  return different;
}

async function send(
  recorded: RecordedApp,
  payment: TestPaymentProvider,
  options: RunOptions,
): Promise<Outcome> {
  const { app, clock, database } = recorded;
  const size = options.small ? SMALL : WHOLE;
  const random = seededBy(`webhooks ${options.seed}`);
  const faulty = options.injectFault
    ? await openFaultyServer(app, [faultyWebhook(app.services, payment)], resolvers)
    : null;
  const inject = injectInto(faulty?.server ?? app.server);
  try {
    const payers: Payer[] = [];
    for (let index = 0; index < size.teachers; index++) payers.push(await newPayer(recorded, payment));
    options.onProgress('events that nobody has sent');
    const [first] = payers;
    if (!first) throw new Error('Nobody pays.');
    let accepted = 0;
    const readsBefore = payment.reads();
    for (let index = 0; index < size.hostile; index++) {
      const { body } = payment.event('customer.subscription.updated', first.subscription);
      const kind = HOSTILE_KINDS[index % HOSTILE_KINDS.length] ?? 'forged';
      const call = hostileCall(kind, payment, { body, now: clock.now(), random });
      if ((await inject(call)) < 300) accepted += 1;
    }
    const readForThem = payment.reads() - readsBefore;
    const keptOfThem = await countEvents(database.pool);

    options.onProgress('events of the provider, more than once and in any order');
    const events = Array.from({ length: size.events }, (_, index) =>
      change(payment, (payers[index % payers.length] ?? first).subscription, random),
    );
    const sent = shuffle(
      events.flatMap((event) => Array.from({ length: size.copies }, () => event)),
      random,
    );
    let refused = 0;
    for (let begin = 0; begin < sent.length; begin += AT_ONCE) {
      const now = clock.now();
      const statuses = await Promise.all(
        sent
          .slice(begin, begin + AT_ONCE)
          .map(({ body }) => inject({ body, signature: payment.sign(body, now) })),
      );
      refused += statuses.filter((status) => status !== 200).length;
    }
    const different = await differences(payers);
    const [kept, acts, reads] = [
      await countEvents(database.pool),
      await countActs(database.pool),
      payment.reads(),
    ];
    options.onProgress('the same again, an hour later');
    clock.pass(3_600);
    for (const { body } of sent) await inject({ body, signature: payment.sign(body, clock.now()) });
    return {
      figures: [
        some('events that the provider has not sent', size.hostile),
        none('of these accepted', accepted),
        none('of these for which the provider was asked', readForThem),
        none('of these kept', keptOfThem),
        some('events of the provider', events.length),
        count('calls that they came by, out of order', sent.length),
        none('calls of the provider refused', refused),
        none('events kept twice, or not at all', Math.abs(kept - keptOfThem - events.length)),
        none('plans that are otherwise than at the provider', different),
        none('changes by calls that came again', (await countActs(database.pool)) - acts),
        none('looks at the provider for calls that came again', payment.reads() - reads),
      ],
    };
  } finally {
    await faulty?.server.close();
  }
}

/** Events of the provider of payments: forged, old, mutated, sent again, and out of order. */
export const webhooks: ReportedRun = {
  faultDescription: 'a webhook that takes whatever comes for signed',
  async run(options) {
    const payment = await startPaymentProvider();
    try {
      return await onRecordedApp(options.database, (recorded) => send(recorded, payment, options), {
        ...QUICK_PASSWORDS,
        env: { PUBLIC_ORIGIN: ORIGIN, ...billingEnv(payment.base) },
      });
    } finally {
      await payment.stop();
    }
  },
};
