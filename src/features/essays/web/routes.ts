import { essayPage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const essaysRoutes: readonly Screen[] = [
  screenAt(essayPage, {
    roles: ['student'],
    title: 'Write about it',
    place: { student: { section: 'home' } },
    component: lazyScreen(() => import('./writing/essay-page.tsx'), 'EssayPage'),
  }),
];
