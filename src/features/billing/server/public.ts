export { type BillingServices, createBilling } from './billing.ts';
export { createMayUse } from './create-may-use.ts';
export { makeQuote, quotePdf } from './make-quote.ts';
export { profileSubscriptionOf } from './read-own-subscription.ts';
