import { studentActivities } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** What a student's teachers have set. */
export const activitiesRoutes: readonly Screen[] = [
  screenAt(studentActivities, {
    roles: ['student'],
    title: 'From your teacher',
    place: { student: { section: 'home' } },
    component: lazyScreen(() => import('./my-activities-page.tsx'), 'MyActivitiesPage'),
  }),
];
