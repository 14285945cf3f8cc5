import {
  billingSettings,
  plansPage,
  pricingPage,
  quotePage,
  subscriptionPage,
} from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** Where these screens are for a teacher: below the tab of the plan. */
const BELOW = { teacher: { hub: { of: 'account', tab: 'billing', below: true } } } as const;

/** There only where this Openleaf sells plans (`hasPlans`). */
export const billingStaffRoutes: readonly Screen[] = [
  screenAt(pricingPage, {
    roles: 'anyone',
    title: 'Plans and prices',
    component: lazyScreen(() => import('./pricing-page.tsx'), 'PricingPage'),
  }),
  screenAt(billingSettings, {
    roles: ['teacher'],
    title: 'Plan and payment',
    place: { teacher: { hub: { of: 'account', tab: 'billing' } } },
    component: lazyScreen(() => import('./billing-page.tsx'), 'BillingPage'),
  }),
  screenAt(subscriptionPage, {
    roles: ['teacher'],
    title: 'Your plan',
    place: BELOW,
    component: lazyScreen(() => import('./subscription-page.tsx'), 'SubscriptionPage'),
  }),
  screenAt(plansPage, {
    roles: ['teacher'],
    title: 'Plans',
    place: BELOW,
    component: lazyScreen(() => import('./plans-page.tsx'), 'PlansPage'),
  }),
  screenAt(quotePage, {
    roles: ['teacher'],
    title: 'Quotes',
    place: BELOW,
    component: lazyScreen(() => import('./quote-page.tsx'), 'QuotePage'),
  }),
];
