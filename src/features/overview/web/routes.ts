import { listClasses } from '#features/classes/contract/endpoints.ts';
import { endpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import {
  classPage,
  readingHistory,
  readingProgress,
  studentHome,
  studentPage,
  teacherClasses,
} from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The student's home and progress, the teacher's classes and students. */
export const overviewRoutes: readonly Screen[] = [
  screenAt(studentHome, {
    roles: ['student'],
    title: 'Home',
    component: lazyScreen(() => import('./home/home-page.tsx'), 'HomePage'),
  }),
  screenAt(readingHistory, {
    roles: ['student'],
    title: 'What I have read',
    component: lazyScreen(() => import('./history/history-page.tsx'), 'HistoryPage'),
  }),
  screenAt(readingProgress, {
    roles: ['student'],
    title: 'My progress',
    component: lazyScreen(() => import('./progress/progress-page.tsx'), 'ProgressPage'),
  }),
  screenAt(teacherClasses, {
    roles: ['teacher'],
    title: 'Classes',
    component: lazyScreen(() => import('./teaching/home/teacher-home-page.tsx'), 'TeacherHomePage'),
    load: ({ api, queryClient }) => queryClient.prefetchQuery(endpointQuery(api, listClasses, {})),
  }),
  screenAt(classPage, {
    roles: ['teacher'],
    title: 'Class',
    component: lazyScreen(() => import('./teaching/class/class-page.tsx'), 'ClassPage'),
  }),
  screenAt(studentPage, {
    roles: ['teacher'],
    title: 'Student',
    component: lazyScreen(() => import('./teaching/student/student-page.tsx'), 'StudentPage'),
  }),
];
