import { essayDesk } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** What students wrote, for who scores it. */
export const essaysStaffRoutes: readonly Screen[] = [
  screenAt(essayDesk, {
    roles: ['teacher'],
    title: 'Short essays',
    place: { teacher: { section: 'home' } },
    component: lazyScreen(() => import('./desk/essays-page.tsx'), 'EssaysPage'),
  }),
];
