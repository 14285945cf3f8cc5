import { accountsRoutes } from '#features/accounts/web/public.tsx';
import { classesRoutes } from '#features/classes/web/public.tsx';
import { essaysRoutes } from '#features/essays/web/routes.ts';
import { itemBankRoutes } from '#features/item-bank/web/routes.ts';
import { libraryRoutes } from '#features/library/web/public.tsx';
import { overviewRoutes } from '#features/overview/web/routes.ts';
import { quizRoutes } from '#features/quiz/web/routes.ts';
import { signUpRoutes } from '#features/sign-up/web/public.tsx';
import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

/** Every screen of the app, by its exact path. */
export const screens: readonly Screen[] = [
  {
    path: '/',
    roles: 'anyone',
    title: 'Openleaf',
    component: lazyScreen(() => import('./landing/landing-page.tsx'), 'LandingPage'),
  },
  ...accountsRoutes,
  ...signUpRoutes,
  ...libraryRoutes,
  ...classesRoutes,
  ...quizRoutes,
  ...essaysRoutes,
  ...overviewRoutes,
  ...itemBankRoutes,
];
