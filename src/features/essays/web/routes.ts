import { essayPage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const essaysRoutes: readonly Screen[] = [
  screenAt(essayPage, {
    roles: ['student'],
    title: 'Write about it',
    // A page of a quiz, wherever the student comes from: as its results and its answers.
    place: { student: { section: 'quizzes' } },
    component: lazyScreen(() => import('./writing/essay-page.tsx'), 'EssayPage'),
  }),
];
