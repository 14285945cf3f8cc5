import { library, passagePage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The shelf, and a passage on it: for teachers, and for administrators, who may correct a key there. */
export const libraryRoutes: readonly Screen[] = [
  screenAt(library, {
    roles: ['teacher', 'admin'],
    title: 'Library',
    place: {
      teacher: { section: 'library', entry: true },
      admin: { section: 'content', hub: { of: 'content', tab: 'library' } },
    },
    component: lazyScreen(() => import('./shelf/library-page.tsx'), 'LibraryPage'),
  }),
  screenAt(passagePage, {
    roles: ['teacher', 'admin'],
    title: 'Passage',
    place: {
      teacher: { section: 'library' },
      admin: { section: 'content', hub: { of: 'content', tab: 'library', below: true } },
    },
    component: lazyScreen(() => import('./passage/passage-page.tsx'), 'PassagePage'),
  }),
];
