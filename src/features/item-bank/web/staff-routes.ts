import { questionsPage } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The administrator's screens around what students read. */
export const itemBankStaffRoutes: readonly Screen[] = [
  screenAt(questionsPage, {
    roles: ['admin'],
    title: 'Questions',
    place: { admin: { section: 'content', entry: true, hub: { of: 'content', tab: 'questions' } } },
    component: lazyScreen(() => import('./questions-page.tsx'), 'QuestionsPage'),
  }),
];
