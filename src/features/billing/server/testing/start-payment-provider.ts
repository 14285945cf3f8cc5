import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PROVIDER_VERSION } from '../payment-provider.ts';
import { signatureOf } from '../webhook-signature.ts';
import { formFault, objectOf } from './contract-of-provider.ts';
import { PAGES, type ProviderPage } from './provider-pages.ts';
import {
  type KeptSubscription,
  type Mood,
  PRICES,
  type PriceId,
  type SentEvent,
  type TestPaymentProvider,
} from './test-payment-provider.ts';

export const SECRET_KEY = 'sk_test_of_this_machine';
export const WEBHOOK_SECRET = 'whsec_of_this_machine';

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

/** As long as the provider's own. */
const newId = (kind: string): string => `${kind}_${randomBytes(9).toString('hex')}`;
const seconds = (): number => Math.floor(Date.now() / 1000);

const sign = (body: string, at: Date, secret = WEBHOOK_SECRET): string => {
  const time = Math.floor(at.getTime() / 1000);
  return `t=${time},v1=${signatureOf(body, secret, time).toString('hex')}`;
};

/** The least and the most that a page where somebody pays is open, in seconds. */
const OPEN_S = [1_800, 86_400] as const;

/**
 * @param port by default a free one.
 * @param clock by which pages are open for as long as the contract allows; without it that is not looked at
 */
export async function startPaymentProvider(port = 0, clock?: () => Date): Promise<TestPaymentProvider> {
  const subscriptions = new Map<string, KeptSubscription>();
  /** By the word that makes no second one, with the form that was sent with it. */
  const customers = new Map<string, { readonly id: string; readonly form: string }>();
  const gone = new Set<string>();
  const states = new Map<string, 'open' | 'expired' | 'complete'>();
  const changed = new Map<string, object>();
  const forms = new Map<string, URLSearchParams[]>();
  const pages = new Map<string, URLSearchParams>();
  const now = { webhook: '', mood: 'well' as Mood, reads: 0, base: '', refusesFlows: false };

  const subscribe = (customer: string, price: string, status = 'active'): KeptSubscription => {
    const made = {
      id: newId('sub'),
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

  const ofCustomer = (customer: string): KeptSubscription[] =>
    [...subscriptions.values()].filter((one) => one.customer === customer);

  /** Ends all that a customer pays for. */
  function endCustomer(id: string): [number, object] {
    if (!isKnown(id) || gone.has(id)) return notThere('customer', id);
    gone.add(id);
    for (const one of ofCustomer(id)) one.status = 'canceled';
    return [200, { id, object: 'customer', deleted: true }];
  }

  const isKnown = (id: string): boolean =>
    [...customers.values()].some((one) => one.id === id) || ofCustomer(id).length > 0;

  function readCustomer(id: string): [number, object] {
    if (gone.has(id)) return [200, { id, object: 'customer', deleted: true }];
    return isKnown(id) ? [200, objectOf('customer', { id })] : notThere('customer', id);
  }

  /** The newest bill of a subscription; while its first payment is missing, with a page where it is paid. */
  function billOf({ customer, status }: KeptSubscription): object {
    const id = newId('in');
    if (status !== 'incomplete') return objectOf('invoice', { id, status: 'paid' });
    pages.set(id, new URLSearchParams({ customer }));
    states.set(id, 'open');
    return objectOf('invoice', { id, status: 'open', hosted_invoice_url: `${now.base}/page/${id}` });
  }

  /** Answers a call of the interface. */
  function answerCall({ method, path, query, form, once }: Asked): [number, object] {
    const [folder = '', id = '', session = '', act = ''] = path.split('/');
    if (method === 'DELETE') return endCustomer(id);
    if (method === 'GET' && folder === 'customers') return readCustomer(id);
    if (act === 'expire') {
      if (states.get(session) !== 'open') return invalid('This session is not open.');
      states.set(session, 'expired');
      return [200, objectOf('checkout.session', { id: session, status: 'expired', url: null })];
    }
    const customer = form.get('customer') ?? query.get('customer') ?? '';
    if (gone.has(customer)) return [400, notThere('customer', customer, 'customer')[1]];
    if (folder === 'prices')
      return id in PRICES ? [200, { ...priceObject(id), ...changed.get(id) }] : notThere('price', id);
    if (folder === 'coupons') {
      const coupon = COUPONS[id];
      return coupon
        ? [
            200,
            objectOf('coupon', {
              id,
              percent_off: coupon.percent,
              amount_off: null,
              duration: 'once',
              duration_in_months: null,
              valid: coupon.valid,
            }),
          ]
        : notThere('coupon', id);
    }
    if (folder === 'subscriptions' && id === '') {
      if (customer === '') return invalid('Whose?');
      const data = ofCustomer(customer).map(subscriptionObject);
      return [200, { object: 'list', data, has_more: false, url: '/v1/subscriptions' }];
    }
    if (folder === 'subscriptions') {
      now.reads += 1;
      const kept = subscriptions.get(id);
      if (kept === undefined) return notThere('subscription', id);
      const withBill = query.get('expand[]') === 'latest_invoice';
      return [200, { ...subscriptionObject(kept), ...(withBill && { latest_invoice: billOf(kept) }) }];
    }
    const fault = formFault(path, form);
    if (fault !== null) return invalid(fault);
    forms.set(path, [...(forms.get(path) ?? []), form]);
    if (path === 'customers') {
      const known = customers.get(once ?? '');
      if (known && known.form !== String(form))
        return [
          400,
          { error: { type: 'idempotency_error', message: 'Other parameters with the same key.' } },
        ];
      const made = known ?? { id: newId('cus'), form: String(form) };
      customers.set(once ?? made.id, made);
      return [200, objectOf('customer', { id: made.id, email: form.get('email') })];
    }
    const kind = path === 'checkout/sessions' ? 'checkout.session' : 'billing_portal.session';
    if (now.refusesFlows && form.has('flow_data[type]')) return invalid('This flow is not turned on.');
    const [least, most] = OPEN_S;
    const open = Number(form.get('expires_at')) - (clock?.() ?? new Date()).getTime() / 1000;
    if (clock && kind === 'checkout.session' && !(open >= least && open <= most))
      return invalid('Open for so long is no page.');
    const made = newId(kind === 'checkout.session' ? 'cs' : 'bps');
    pages.set(made, form);
    states.set(made, 'open');
    return [200, objectOf(kind, { id: made, url: `${now.base}/page/${made}` })];
  }

  /** Does what somebody pressed on one of its pages. @returns where they are led. */
  async function press(page: ProviderPage, form: URLSearchParams): Promise<string> {
    const customer = form.get('customer') ?? '';
    const running = [...subscriptions.values()].find(
      (one) => one.customer === customer && !['canceled', 'incomplete_expired'].includes(one.status),
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
      case 'settle': {
        if (running?.status !== 'incomplete') return '';
        running.status = 'active';
        await send('customer.subscription.updated', running);
        return '';
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
      if (states.get(session) !== 'open') return showPage(response, session, 'This page is closed.');
      const to = await press(pressed as ProviderPage, form);
      if (pressed === 'pay') states.set(session, 'complete');
      if (to === '')
        return showPage(
          response,
          session,
          pressed === 'settle' ? 'The bill is paid.' : 'Your card was declined.',
        );
      return void response.writeHead(303, { location: to }).end();
    }
    if (now.mood === 'away') return void request.socket.destroy();
    if (now.mood === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS).unref());
    if (now.mood === 'failing') return sendJson(response, 500, { error: { type: 'api_error' } });
    if (request.headers.authorization !== `Bearer ${SECRET_KEY}`)
      return sendJson(response, 401, { error: {} });
    if (request.headers['stripe-version'] !== PROVIDER_VERSION) return sendJson(response, 400, { error: {} });
    const once = request.headers['idempotency-key'];
    const [status, object] = answerCall({
      method: request.method ?? 'GET',
      path: url.pathname.replace('/v1/', ''),
      query: url.searchParams,
      form: new URLSearchParams(text),
      once: typeof once === 'string' ? once : undefined,
    });
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
    lose: (id) => void subscriptions.delete(id),
    forget: (customer) => void gone.add(customer),
    knows: (customer) => !gone.has(customer),
    subscriptionsOf: ofCustomer,
    pay: async (url) => {
      const session = url.split('/').at(-1) ?? '';
      const isOpen = states.get(session) === 'open';
      await fetch(`${url}/pay`, { method: 'POST', redirect: 'manual' });
      return isOpen;
    },
    changePrice: (id, fields) => void changed.set(id, fields),
    refuseFlows(refuses) {
      now.refusesFlows = refuses;
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

const subscriptionObject = ({
  id,
  customer,
  status,
  price,
  quantity,
  cancelAtPeriodEnd,
  periodEnd = seconds() + PERIOD_S,
  trialEnd,
  cancelAt,
  live = false,
}: KeptSubscription) =>
  objectOf('subscription', {
    id,
    customer,
    status,
    start_date: seconds(),
    current_period_end: periodEnd,
    cancel_at_period_end: cancelAtPeriodEnd,
    cancel_at: cancelAt ?? null,
    livemode: live,
    trial_end: trialEnd ?? null,
    items: { object: 'list', data: [{ object: 'subscription_item', quantity, price: priceObject(price) }] },
  });

const event = (type: string, about: KeptSubscription, created = seconds()): SentEvent => {
  const id = newId('evt');
  const data = { object: subscriptionObject(about) };
  const object = objectOf('event', { id, type, created, livemode: about.live ?? false, data });
  return { id, body: JSON.stringify(object) };
};

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

/** A call of its interface, as it came. */
interface Asked {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly form: URLSearchParams;
  readonly once: string | undefined;
}

const notThere = (kind: string, id: string, param = 'id'): [number, object] => {
  const message = `No such ${kind}: '${id}'`;
  return [404, { error: { type: 'invalid_request_error', code: 'resource_missing', param, message } }];
};

const invalid = (message: string): [number, object] => [
  400,
  { error: { type: 'invalid_request_error', message } },
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
  const kind = session.startsWith('cs_') ? 'checkout' : session.startsWith('in_') ? 'invoice' : 'portal';
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
