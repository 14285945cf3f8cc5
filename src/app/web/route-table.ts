import { accountsRoutes } from '#features/accounts/web/routes.ts';
import { activitiesRoutes } from '#features/activities/web/routes.ts';
import { adminRoutes } from '#features/admin/web/routes.ts';
import { classesRoutes } from '#features/classes/web/routes.ts';
import { essaysRoutes } from '#features/essays/web/routes.ts';
import { itemBankRoutes } from '#features/item-bank/web/routes.ts';
import { overviewRoutes } from '#features/overview/web/routes.ts';
import { ownDataRoutes } from '#features/own-data/web/routes.ts';
import { quizRoutes } from '#features/quiz/web/routes.ts';
import { signUpRoutes } from '#features/sign-up/web/routes.ts';
import { kitPage, landing, privacyPage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** Every screen of the app. */
export const screens: readonly Screen[] = [
  screenAt(landing, {
    roles: 'anyone',
    title: 'Openleaf',
    component: lazyScreen(() => import('./landing/landing-page.tsx'), 'LandingPage'),
  }),
  screenAt(privacyPage, {
    roles: 'anyone',
    title: 'Privacy',
    component: lazyScreen(() => import('./landing/privacy-page.tsx'), 'PrivacyPage'),
  }),
  screenAt(kitPage, {
    roles: 'anyone',
    title: 'The kit',
    component: lazyScreen(() => import('./kit/kit-page.tsx'), 'KitPage'),
  }),
  ...accountsRoutes,
  ...ownDataRoutes,
  ...signUpRoutes,
  ...classesRoutes,
  ...quizRoutes,
  ...essaysRoutes,
  ...activitiesRoutes,
  ...overviewRoutes,
  ...itemBankRoutes,
  ...adminRoutes,
];
