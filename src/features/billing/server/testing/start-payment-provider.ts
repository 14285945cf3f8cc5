import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVIDER_VERSION } from '../payment-provider.ts';
import { signatureOf } from '../webhook-signature.ts';
import { formFault, objectOf } from './contract-of-provider.ts';
import { PAGES, type ProviderPage } from './provider-pages.ts';

export const SECRET_KEY = 'sk_test_of_this_machine';
export const WEBHOOK_SECRET = 'whsec_of_this_machine';

/** The prices that it has, in cents of a dollar. */
export const PRICES = {
  price_small_monthly: 1_500,
  price_small_annual: 14_400,
  price_medium_monthly: 6_000,
  price_medium_annual: 57_600,
  price_large_monthly: 25_000,
  price_large_annual: 240_000,
} as const;
export type PriceId = keyof typeof PRICES;

/** What it has of a subscription. */
export interface KeptSubscription {
  readonly id: string;
  readonly customer: string;
  status: string;
  price: string;
  quantity: number;
  cancelAtPeriodEnd: boolean;
}

/** A call of it, as it comes to the webhook. */
export interface SentEvent {
  readonly id: string;
  readonly body: string;
}

/** How it answers: as it should, late, with a failure, or not at all. */
export type Mood = 'well' | 'slow' | 'failing' | 'away';

/** A provider of payments on this machine, which keeps the published contract, and takes no money. */
export interface TestPaymentProvider {
  /** Such as `http://127.0.0.1:40123`. */
  readonly base: string;
  /** Where its events go to; nowhere until this is said. */
  sendTo(webhook: string): void;
  mood(mood: Mood): void;
  /** Begins to pay for a customer. */
  subscribe(customer: string, price: string, status?: string): KeptSubscription;
  subscription(id: string): KeptSubscription;
  /** An event about a subscription. */
  event(type: string, about: KeptSubscription, created?: number): SentEvent;
  /** The header that a call has, signed at a moment. */
  sign(body: string, at: Date, secret?: string): string;
  /** How often a subscription was read. */
  reads(): number;
  /** The forms that came, by the call. */
  readonly forms: ReadonlyMap<string, readonly URLSearchParams[]>;
  stop(): Promise<void>;
}

const COUPONS: Readonly<Record<string, { readonly percent: number; readonly valid: boolean }>> = {
  SMALL: { percent: 10, valid: true },
  SPRING: { percent: 15, valid: true },
  GONE: { percent: 50, valid: false },
};
const PERIOD_S = 30 * 86_400;
/** Longer than this service waits, in milliseconds. */
const SLOW_MS = 20_000;

/** The variables of an Openleaf that sells plans by it. */
export const billingEnv = (base: string): Record<string, string> => ({
  STRIPE_SECRET_KEY: SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
  STRIPE_API_BASE: base,
  STRIPE_PRICE_SMALL_MONTHLY: 'price_small_monthly',
  STRIPE_PRICE_SMALL_ANNUAL: 'price_small_annual',
  STRIPE_PRICE_MEDIUM_MONTHLY: 'price_medium_monthly',
  STRIPE_PRICE_MEDIUM_ANNUAL: 'price_medium_annual',
  STRIPE_PRICE_LARGE_MONTHLY: 'price_large_monthly',
  STRIPE_PRICE_LARGE_ANNUAL: 'price_large_annual',
  STRIPE_COUPONS: 'SPRING,GONE',
  STRIPE_SMALL_SCHOOL_COUPON: 'SMALL',
  STRIPE_TRIAL_DAYS: '30',
});

const seconds = (): number => Math.floor(Date.now() / 1000);

const sign = (body: string, at: Date, secret = WEBHOOK_SECRET): string => {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${signatureOf(body, secret, time).toString('hex')}`;
};

/** @param port by default a free one. */
export async function startPaymentProvider(port = 0): Promise<TestPaymentProvider> {
  const subscriptions = new Map<string, KeptSubscription>();
  const customers = new Map<string, string>();
  const forms = new Map<string, URLSearchParams[]>();
  const pages = new Map<string, URLSearchParams>();
  const now = { webhook: '', mood: 'well' as Mood, reads: 0, base: '' };

  const subscriptionObject = ({
    id,
    customer,
    status,
    price,
    quantity,
    cancelAtPeriodEnd,
  }: KeptSubscription) =>
    objectOf('subscription', {
      id,
      customer,
      status,
      start_date: seconds(),
      current_period_end: seconds() + PERIOD_S,
      cancel_at_period_end: cancelAtPeriodEnd,
      trial_end: null,
      items: { object: 'list', data: [{ object: 'subscription_item', quantity, price: priceObject(price) }] },
    });
  const event = (type: string, about: KeptSubscription, created = seconds()): SentEvent => {
    const id = `evt_${randomUUID()}`;
    const object = objectOf('event', { id, type, created, data: { object: subscriptionObject(about) } });
    return { id, body: JSON.stringify(object) };
  };
  const subscribe = (customer: string, price: string, status = 'active'): KeptSubscription => {
    const made = {
      id: `sub_${randomUUID()}`,
      customer,
      status,
      price,
      quantity: 1,
      cancelAtPeriodEnd: false,
    };
    subscriptions.set(made.id, made);
    return made;
  };
  const send = async (type: string, about: KeptSubscription): Promise<void> => {
    if (now.webhook === '') return;
    const { body } = event(type, about);
    const headers = { 'content-type': 'application/json', 'stripe-signature': sign(body, new Date()) };
    await fetch(now.webhook, { method: 'POST', headers, body });
  };

  /** Answers a call of the interface. */
  function answerCall(path: string, form: URLSearchParams, once: string | undefined): [number, object] {
    const [folder = '', id = ''] = path.split('/');
    if (folder === 'prices') return id in PRICES ? [200, priceObject(id)] : notThere('price', id);
    if (folder === 'coupons') {
      const coupon = COUPONS[id];
      return coupon
        ? [
            200,
            objectOf('coupon', { id, percent_off: coupon.percent, amount_off: null, valid: coupon.valid }),
          ]
        : notThere('coupon', id);
    }
    if (folder === 'subscriptions') {
      now.reads += 1;
      const kept = subscriptions.get(id);
      return kept ? [200, subscriptionObject(kept)] : notThere('subscription', id);
    }
    const fault = formFault(path, form);
    if (fault !== null) return [400, { error: { type: 'invalid_request_error', message: fault } }];
    forms.set(path, [...(forms.get(path) ?? []), form]);
    if (path === 'customers') {
      const known = customers.get(once ?? '') ?? `cus_${randomUUID()}`;
      customers.set(once ?? known, known);
      return [200, objectOf('customer', { id: known, email: form.get('email') })];
    }
    const kind = path === 'checkout/sessions' ? 'checkout.session' : 'billing_portal.session';
    const session = `${path === 'checkout/sessions' ? 'cs' : 'bps'}_${randomUUID()}`;
    pages.set(session, form);
    return [200, objectOf(kind, { id: session, url: `${now.base}/page/${session}` })];
  }

  /** Does what somebody pressed on one of its pages. @returns where they are led. */
  async function press(page: ProviderPage, form: URLSearchParams): Promise<string> {
    const customer = form.get('customer') ?? '';
    const running = [...subscriptions.values()].find(
      (one) => one.customer === customer && one.status !== 'canceled',
    );
    switch (page) {
      case 'pay':
      case 'refused': {
        const trial = form.has('subscription_data[trial_period_days]');
        const status = page === 'refused' ? 'incomplete' : trial ? 'trialing' : 'active';
        const old = running?.status === 'incomplete' ? running : null;
        const made = old ?? subscribe(customer, form.get('line_items[0][price]') ?? '', status);
        made.status = status;
        await send(old ? 'customer.subscription.updated' : 'customer.subscription.created', made);
        return page === 'refused' ? '' : (form.get('success_url') ?? '');
      }
      case 'leave':
        return form.get('cancel_url') ?? form.get('return_url') ?? '';
      default: {
        if (running === undefined) return form.get('return_url') ?? '';
        if (page === 'yearly') running.price = running.price.replace('monthly', 'annual');
        if (page === 'end') running.cancelAtPeriodEnd = true;
        if (page === 'card-fails') running.status = 'past_due';
        if (page === 'card-works') running.status = 'active';
        if (page === 'end-now') running.status = 'canceled';
        const type = page === 'end-now' ? 'customer.subscription.deleted' : 'customer.subscription.updated';
        await send(type, running);
        return form.get('return_url') ?? '';
      }
    }
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://localhost');
    const text = await textOf(request);
    const [, place, session = '', pressed = ''] = url.pathname.split('/');
    if (place === 'page') {
      const form = pages.get(session);
      if (!form) return void response.writeHead(404).end();
      if (request.method !== 'POST') return showPage(response, session, '');
      const to = await press(pressed as ProviderPage, form);
      if (to === '') return showPage(response, session, 'Your card was declined.');
      return void response.writeHead(303, { location: to }).end();
    }
    if (now.mood === 'away') return void request.socket.destroy();
    if (now.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    if (now.mood === 'failing') return sendJson(response, 500, { error: { type: 'api_error' } });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return sendJson(response, 401, { error: {} });
    if (request.headers['stripe-version'] !== PROVIDER_VERSION) return sendJson(response, 400, { error: {} });
    const once = request.headers['idempotency-key'];
    const [status, object] = answerCall(
      url.pathname.replace('/v1/', ''),
      new URLSearchParams(text),
      typeof once === 'string' ? once : undefined,
    );
    sendJson(response, status, object);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  now.base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base: now.base,
    sendTo(webhook) {
      now.webhook = webhook;
    },
    mood(mood) {
      now.mood = mood;
    },
    subscribe,
    subscription(id) {
      const kept = subscriptions.get(id);
      if (!kept) throw new Error(`The provider has no subscription ${id}.`);
      return kept;
    },
    event,
    sign,
    reads: () => now.reads,
    forms,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const priceObject = (id: string) =>
  objectOf('price', {
    id,
    product: `prod_${id.split('_')[1] ?? 'district'}`,
    unit_amount: PRICES[id as PriceId] ?? 100_000,
    currency: 'usd',
    recurring: {
      interval: id.endsWith('monthly') ? 'month' : 'year',
      interval_count: 1,
      usage_type: 'licensed',
    },
  });

const notThere = (kind: string, id: string): [number, object] => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}: '${id}'` } },
];

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

const sendJson = (response: ServerResponse, status: number, object: object): void => {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(object));
};

function showPage(response: ServerResponse, session: string, note: string): void {
  const kind = session.startsWith('cs_') ? 'checkout' : 'portal';
  const buttons = Object.entries(PAGES[kind])
    .map(
      ([name, label]) =>
        `<form method="post" action="/page/${session}/${name}"><button>${label}</button></form>`,
    )
    .join('');
  response
    .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><html lang="en"><title>Payment</title><h1>Payment</h1><p role="alert">${note}</p>${buttons}`,
    );
}
