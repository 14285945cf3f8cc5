import {
  quizResults,
  readingHistory,
  readingProgress,
  studentHome,
} from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The student's home and progress, the teacher's classes, students and library. */
export const overviewRoutes: readonly Screen[] = [
  screenAt(studentHome, {
    roles: ['student'],
    title: 'Home',
    place: { student: { section: 'home', entry: true } },
    component: lazyScreen(() => import('./home/home-page.tsx'), 'HomePage'),
  }),
  screenAt(quizResults, {
    roles: ['student'],
    title: 'How it went',
    place: { student: { section: 'quizzes' } },
    component: lazyScreen(() => import('./results/results-with-week.tsx'), 'ResultsWithWeek'),
  }),
  screenAt(readingHistory, {
    roles: ['student'],
    title: 'My quizzes',
    place: { student: { section: 'quizzes', entry: true } },
    component: lazyScreen(() => import('./history/history-page.tsx'), 'HistoryPage'),
  }),
  screenAt(readingProgress, {
    roles: ['student'],
    title: 'My progress',
    place: { student: { section: 'progress', entry: true } },
    component: lazyScreen(() => import('./progress/progress-page.tsx'), 'ProgressPage'),
  }),
];
