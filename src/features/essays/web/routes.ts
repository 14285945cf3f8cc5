import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

export const essaysRoutes: readonly Screen[] = [
  {
    path: '/app/teacher/essays',
    roles: ['teacher'],
    title: 'Short essays',
    component: lazyScreen(() => import('./desk/essays-page.tsx'), 'EssaysPage'),
  },
];
