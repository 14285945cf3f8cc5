import { createClassPage, invitations, joinClassPage, myTeachers } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** Making a class, joining one, and asking for a teacher. What is in a class is shown by `overview`, which knows the students' reading. */
export const classesRoutes: readonly Screen[] = [
  screenAt(createClassPage, {
    roles: ['teacher'],
    title: 'Create a class',
    component: lazyScreen(() => import('./create-class-page.tsx'), 'CreateClassPage'),
  }),
  screenAt(joinClassPage, {
    roles: ['student'],
    title: 'Join a class',
    component: lazyScreen(() => import('./join-class-page.tsx'), 'JoinClassPage'),
  }),
  screenAt(myTeachers, {
    roles: ['student'],
    title: 'My teachers',
    component: lazyScreen(() => import('./teachers/my-teachers-page.tsx'), 'MyTeachersPage'),
  }),
  screenAt(invitations, {
    roles: ['teacher'],
    title: 'Students who ask for you',
    component: lazyScreen(() => import('./invitations/invitations-page.tsx'), 'InvitationsPage'),
  }),
];
