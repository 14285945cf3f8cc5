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
  /** Seconds since 1970, each; by default a month from now, and none. */
  periodEnd?: number;
  trialEnd?: number;
  cancelAt?: number;
  /** Whether real money is paid. */
  live?: boolean;
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
  /** From now on it has no such subscription. */
  lose(subscription: string): void;
  /** From now on it does not know a customer, as with the key of another mode. */
  forget(customer: string): void;
  knows(customer: string): boolean;
  /** What it has of a customer. */
  subscriptionsOf(customer: string): readonly KeptSubscription[];
  /** Somebody pays on one of its pages. @returns whether the page was open. */
  pay(url: string): Promise<boolean>;
  /** A price is otherwise than its name says. */
  changePrice(id: PriceId, fields: object): void;
  /** The page of the portal for another plan is not turned on. */
  refuseFlows(refuses: boolean): void;
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
