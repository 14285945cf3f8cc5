import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

/** The administrator's screens around what students read. */
export const itemBankRoutes: readonly Screen[] = [
  {
    path: '/app/admin/questions',
    roles: ['admin'],
    title: 'Questions',
    component: lazyScreen(() => import('./questions-page.tsx'), 'QuestionsPage'),
  },
];
