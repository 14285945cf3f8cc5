import { billingSettings, plansPage, quotePage } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** There only where this Openleaf sells plans (`hasPlans`). */
export const billingStaffRoutes: readonly Screen[] = [
  screenAt(billingSettings, {
    roles: ['teacher'],
    title: 'Your plan',
    place: { teacher: { hub: { of: 'account', tab: 'billing' } } },
    component: lazyScreen(() => import('./billing-page.tsx'), 'BillingPage'),
  }),
  screenAt(plansPage, {
    roles: ['teacher'],
    title: 'Plans',
    place: { teacher: { hub: { of: 'account', tab: 'billing', below: true } } },
    component: lazyScreen(() => import('./plans-page.tsx'), 'PlansPage'),
  }),
  screenAt(quotePage, {
    roles: ['teacher'],
    title: 'Quotes',
    place: { teacher: { hub: { of: 'account', tab: 'billing', below: true } } },
    component: lazyScreen(() => import('./quote-page.tsx'), 'QuotePage'),
  }),
];
