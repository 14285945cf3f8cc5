import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

/** The student's screens around reading; a review is for the teacher, too. */
export const quizRoutes: readonly Screen[] = [
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
];
