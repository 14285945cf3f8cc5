import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';
import { LIBRARY } from './library-paths.ts';

export { toPassage } from './library-paths.ts';
export { LitWords, NumberedParagraph } from './numbered-paragraph.tsx';
export { TopicIcon } from './topic-icon.tsx';

/** The shelf, and a passage on it: for teachers, and for administrators, who may correct a key there. */
export const libraryRoutes: readonly Screen[] = [
  {
    path: LIBRARY,
    roles: ['teacher', 'admin'],
    title: 'Library',
    component: lazyScreen(() => import('./shelf/library-page.tsx'), 'LibraryPage'),
  },
  {
    path: `${LIBRARY}/$id`,
    roles: ['teacher', 'admin'],
    title: 'Passage',
    component: lazyScreen(() => import('./passage/passage-page.tsx'), 'PassagePage'),
  },
];
