export { type BillingServices, createBilling } from './billing.ts';
export { catchUpSubscriptions } from './catch-up-subscriptions.ts';
export { createMayUse } from './create-may-use.ts';
export { askToEndPayments, endCustomers } from './end-customers.ts';
export { type LinkOutcome, linkCustomer } from './link-customer.ts';
export { makeQuote, quotePdf } from './make-quote.ts';
export { ProviderTrouble } from './provider-trouble.ts';
export { sessionSubscriptionOf } from './read-own-subscription.ts';
