import { listClasses } from '#features/classes/contract/endpoints.ts';
import { endpointQuery } from '#platform/endpoint/web/use-endpoint-query.ts';
import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

/** The teacher's screens around what students read. */
export const teachingRoutes: readonly Screen[] = [
  {
    path: '/app/teacher/classes',
    roles: ['teacher'],
    title: 'Classes',
    component: lazyScreen(() => import('./home/teacher-home-page.tsx'), 'TeacherHomePage'),
    prepare: ({ api, queryClient }) => queryClient.prefetchQuery(endpointQuery(api, listClasses, {})),
  },
  {
    path: '/app/teacher/classes/$id',
    roles: ['teacher'],
    title: 'Class',
    component: lazyScreen(() => import('./class/class-page.tsx'), 'ClassPage'),
  },
  {
    path: '/app/teacher/essays',
    roles: ['teacher'],
    title: 'Short essays',
    component: lazyScreen(() => import('./essays/essays-page.tsx'), 'EssaysPage'),
  },
  {
    path: '/app/teacher/reports/student/$id',
    roles: ['teacher'],
    title: 'Student',
    component: lazyScreen(() => import('./student/student-page.tsx'), 'StudentPage'),
  },
];
