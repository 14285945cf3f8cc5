import { accountsRoutes } from '#features/accounts/web/public.tsx';
import { classesRoutes } from '#features/classes/web/public.tsx';
import { libraryRoutes } from '#features/library/web/public.tsx';
import { practiceAdminRoutes } from '#features/practice/web/admin/routes.ts';
import { practiceRoutes } from '#features/practice/web/public.tsx';
import { teachingRoutes } from '#features/practice/web/teaching/routes.ts';
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
  ...practiceRoutes,
  ...classesRoutes,
  ...teachingRoutes,
  ...practiceAdminRoutes,
];
