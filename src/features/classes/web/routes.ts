import { coTeacherLink, joinClassPage, myTeachers } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** Making a class, joining one, asking for a teacher, and teaching a class together. What is in a class is shown by `overview`, which knows the students' reading. */
export const classesRoutes: readonly Screen[] = [
  screenAt(joinClassPage, {
    roles: ['student'],
    title: 'Join a class',
    place: { student: { section: 'teachers' } },
    component: lazyScreen(() => import('./join-class-page.tsx'), 'JoinClassPage'),
  }),
  screenAt(myTeachers, {
    roles: ['student'],
    title: 'My teachers',
    place: { student: { section: 'teachers', entry: true } },
    component: lazyScreen(() => import('./teachers/my-teachers-page.tsx'), 'MyTeachersPage'),
  }),
  screenAt(coTeacherLink, {
    roles: 'anyone',
    title: 'Teach a class together',
    component: lazyScreen(() => import('./co-teachers/co-teacher-link-page.tsx'), 'CoTeacherLinkPage'),
  }),
];
