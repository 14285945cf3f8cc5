import { listClasses } from '#features/classes/contract/endpoints.ts';
import { endpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

/** The student's home and progress, the teacher's classes and students. */
export const overviewRoutes: readonly Screen[] = [
  {
    path: '/app/student/dashboard',
    roles: ['student'],
    title: 'Home',
    component: lazyScreen(() => import('./home/home-page.tsx'), 'HomePage'),
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
  {
    path: '/app/teacher/classes',
    roles: ['teacher'],
    title: 'Classes',
    component: lazyScreen(() => import('./teaching/home/teacher-home-page.tsx'), 'TeacherHomePage'),
    prepare: ({ api, queryClient }) => queryClient.prefetchQuery(endpointQuery(api, listClasses, {})),
  },
  {
    path: '/app/teacher/classes/$id',
    roles: ['teacher'],
    title: 'Class',
    component: lazyScreen(() => import('./teaching/class/class-page.tsx'), 'ClassPage'),
  },
  {
    path: '/app/teacher/reports/student/$id',
    roles: ['teacher'],
    title: 'Student',
    component: lazyScreen(() => import('./teaching/student/student-page.tsx'), 'StudentPage'),
  },
];
