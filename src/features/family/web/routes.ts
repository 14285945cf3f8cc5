import { childPage, familyPage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The screens of a parent, who has the student's role. */
export const familyRoutes: readonly Screen[] = [
  screenAt(familyPage, {
    roles: ['student'],
    title: 'My family',
    place: { student: { section: 'family', entry: true } },
    component: lazyScreen(() => import('./family-page.tsx'), 'FamilyPage'),
  }),
  screenAt(childPage, {
    roles: ['student'],
    title: 'My child',
    place: { student: { section: 'family' } },
    component: lazyScreen(() => import('./child-page.tsx'), 'ChildPage'),
  }),
];
