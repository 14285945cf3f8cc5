import { accountsStaffRoutes } from '#features/accounts/web/staff-routes.ts';
import { activitiesStaffRoutes } from '#features/activities/web/staff-routes.ts';
import { adminStaffRoutes } from '#features/admin/web/staff-routes.ts';
import { billingStaffRoutes } from '#features/billing/web/staff-routes.ts';
import { classesStaffRoutes } from '#features/classes/web/staff-routes.ts';
import { essaysStaffRoutes } from '#features/essays/web/staff-routes.ts';
import { helpRoutes } from '#features/help/web/routes.ts';
import { helpStaffRoutes } from '#features/help/web/staff-routes.ts';
import { itemBankStaffRoutes } from '#features/item-bank/web/staff-routes.ts';
import { overviewStaffRoutes } from '#features/overview/web/staff-routes.ts';
import { schoolsStaffRoutes } from '#features/schools/web/staff-routes.ts';
import { signUpStaffRoutes } from '#features/sign-up/web/staff-routes.ts';
import { telemetryStaffRoutes } from '#features/telemetry/web/staff-routes.ts';
import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { ADDRESSES_OF_PLANS, kitPage } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';
import { withPlans } from './with-plans.tsx';

/** The screens that no quiz leads to, most of them for teachers and administrators: a page fetches this list when it has to show one of them (docs/decisions/0017). */
export const staffScreens: readonly Screen[] = [
  screenAt(kitPage, {
    roles: 'anyone',
    title: 'The kit',
    component: lazyScreen(() => import('./kit/kit-page.tsx'), 'KitPage'),
  }),
  ...accountsStaffRoutes,
  ...signUpStaffRoutes,
  ...schoolsStaffRoutes,
  ...classesStaffRoutes,
  ...essaysStaffRoutes,
  ...activitiesStaffRoutes,
  ...overviewStaffRoutes,
  ...itemBankStaffRoutes,
  ...billingStaffRoutes,
  ...telemetryStaffRoutes,
  ...helpRoutes,
  ...helpStaffRoutes,
  ...adminStaffRoutes,
];

/** Those of them that this Openleaf has. */
export const ownStaffScreens = (): readonly Screen[] =>
  hasPlans()
    ? staffScreens.map(withPlans)
    : staffScreens.filter(({ address }) => !ADDRESSES_OF_PLANS.includes(address));
