export { forgetPerson } from './outbox/forget-person.ts';
export { followSignIn } from './outbox/outbox-of-student.ts';
export { OutboxProvider } from './outbox/outbox-provider.tsx';
export { followReader } from './reader/settings-of-reader.ts';

import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

/** The student's screens around reading. */
export const practiceRoutes: readonly Screen[] = [
  {
    path: '/app/student/dashboard',
    roles: ['student'],
    title: 'Home',
    component: lazyScreen(() => import('./home/home-page.tsx'), 'HomePage'),
  },
  {
    path: '/app/v2/student/PreTest',
    roles: ['student'],
    title: 'Pretest',
    frame: 'quiet',
    component: lazyScreen(() => import('./pretest/pretest-page.tsx'), 'PretestPage'),
  },
  {
    path: '/app/student/quiz',
    roles: ['student'],
    title: 'Quiz',
    frame: 'quiet',
    component: lazyScreen(() => import('./quiz/quiz-page.tsx'), 'QuizPage'),
  },
  {
    path: '/app/student/quiz/results',
    roles: ['student'],
    title: 'How it went',
    component: lazyScreen(() => import('./results/results-page.tsx'), 'ResultsPage'),
  },
  {
    path: '/app/student/quiz/review',
    roles: ['student', 'teacher'],
    title: 'Answers',
    component: lazyScreen(() => import('./review/review-page.tsx'), 'ReviewPage'),
  },
  {
    path: '/app/student/report',
    roles: ['student'],
    title: 'What I have read',
    component: lazyScreen(() => import('./history/history-page.tsx'), 'HistoryPage'),
  },
  {
    path: '/app/student/progress',
    roles: ['student'],
    title: 'My progress',
    component: lazyScreen(() => import('./progress/progress-page.tsx'), 'ProgressPage'),
  },
];
