import { activitiesStaffRoutes } from '#features/activities/web/staff-routes.ts';
import { adminStaffRoutes } from '#features/admin/web/staff-routes.ts';
import { classesStaffRoutes } from '#features/classes/web/staff-routes.ts';
import { essaysStaffRoutes } from '#features/essays/web/staff-routes.ts';
import { itemBankStaffRoutes } from '#features/item-bank/web/staff-routes.ts';
import { overviewStaffRoutes } from '#features/overview/web/staff-routes.ts';
import { schoolsStaffRoutes } from '#features/schools/web/staff-routes.ts';
import { signUpStaffRoutes } from '#features/sign-up/web/staff-routes.ts';
import { kitPage } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The screens that no student opens: a page fetches this list when it has to show one of them (docs/decisions/0017). */
export const staffScreens: readonly Screen[] = [
  screenAt(kitPage, {
    roles: 'anyone',
    title: 'The kit',
    component: lazyScreen(() => import('./kit/kit-page.tsx'), 'KitPage'),
  }),
  ...signUpStaffRoutes,
  ...schoolsStaffRoutes,
  ...classesStaffRoutes,
  ...essaysStaffRoutes,
  ...activitiesStaffRoutes,
  ...overviewStaffRoutes,
  ...itemBankStaffRoutes,
  ...adminStaffRoutes,
];
