import { helpAnswerPage, helpPage } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const helpRoutes: readonly Screen[] = [
  screenAt(helpPage, {
    roles: 'anyone',
    title: 'Help',
    component: lazyScreen(() => import('./help-page.tsx'), 'HelpPage'),
  }),
  screenAt(helpAnswerPage, {
    roles: 'anyone',
    title: 'Help',
    component: lazyScreen(() => import('./help-answer-page.tsx'), 'HelpAnswerPage'),
  }),
];
