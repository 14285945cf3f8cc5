import { activityPage, teacherActivities } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** What teachers set their classes to do. The tab of a class is in `overview`, which has the class. */
export const activitiesStaffRoutes: readonly Screen[] = [
  screenAt(teacherActivities, {
    roles: ['teacher'],
    title: 'Activities',
    place: { teacher: { section: 'activities', entry: true } },
    component: lazyScreen(() => import('./teacher-activities-page.tsx'), 'TeacherActivitiesPage'),
  }),
  screenAt(activityPage, {
    roles: ['teacher'],
    title: 'Activity',
    place: { teacher: { section: 'activities' } },
    component: lazyScreen(() => import('./activity-page.tsx'), 'ActivityPage'),
  }),
];
