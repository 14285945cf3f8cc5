import { library, passagePage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The shelf, and a passage on it: for teachers, and for administrators, who may correct a key there. */
export const libraryRoutes: readonly Screen[] = [
  screenAt(library, {
    roles: ['teacher', 'admin'],
    title: 'Library',
    component: lazyScreen(() => import('./shelf/library-page.tsx'), 'LibraryPage'),
  }),
  screenAt(passagePage, {
    roles: ['teacher', 'admin'],
    title: 'Passage',
    component: lazyScreen(() => import('./passage/passage-page.tsx'), 'PassagePage'),
  }),
];
