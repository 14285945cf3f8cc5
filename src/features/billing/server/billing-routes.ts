import { on, type Route } from '#platform/endpoint/server/route.ts';
import { listPlans as plans } from '../contract/plans.ts';
import * as quotes from '../contract/quotes.ts';
import * as subscription from '../contract/subscription.ts';
import { receiveProviderEvent as webhook } from '../contract/webhook.ts';
import type { BillingServices } from './billing.ts';
import { createCheckout } from './create-checkout.ts';
import { createQuote } from './create-quote.ts';
import { listPlans } from './list-plans.ts';
import { listQuotes } from './list-quotes.ts';
import { openBillingPortal } from './open-billing-portal.ts';
import { printQuote } from './print-quote.ts';
import { readOwnSubscription } from './read-own-subscription.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';

export const billingRoutes = (services: BillingServices): Route[] => [
  on(plans, (call) => listPlans(services, call)),
  on(subscription.readOwnSubscription, (call) => readOwnSubscription(services, call)),
  on(subscription.createCheckout, (call) => createCheckout(services, call)),
  on(subscription.getBillingPortalUrl, (call) => openBillingPortal(services, call)),
  on(quotes.createQuote, (call) => createQuote(services, call)),
  on(quotes.listQuotes, (call) => listQuotes(services, call)),
  on(quotes.printQuote, (call) => printQuote(services, call)),
  on(webhook, (call) => receiveProviderEvent(services, call)),
];
