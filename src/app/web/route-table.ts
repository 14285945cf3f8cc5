import { accountsRoutes } from '#features/accounts/web/routes.ts';
import { activitiesRoutes } from '#features/activities/web/routes.ts';
import { classesRoutes } from '#features/classes/web/routes.ts';
import { essaysRoutes } from '#features/essays/web/routes.ts';
import { familyRoutes } from '#features/family/web/routes.ts';
import { overviewRoutes } from '#features/overview/web/routes.ts';
import { ownDataRoutes } from '#features/own-data/web/routes.ts';
import { quizRoutes } from '#features/quiz/web/routes.ts';
import { signUpRoutes } from '#features/sign-up/web/routes.ts';
import { landing, privacyPage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The screens for everyone and for students. Those for teachers and administrators alone are in `staff-route-table.ts`. */
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
  ...accountsRoutes,
  ...ownDataRoutes,
  ...signUpRoutes,
  ...classesRoutes,
  ...quizRoutes,
  ...essaysRoutes,
  ...activitiesRoutes,
  ...overviewRoutes,
  ...familyRoutes,
];
