import { essayDesk } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const essaysRoutes: readonly Screen[] = [
  screenAt(essayDesk, {
    roles: ['teacher'],
    title: 'Short essays',
    component: lazyScreen(() => import('./desk/essays-page.tsx'), 'EssaysPage'),
  }),
];
