import { coTeacherInvites, createClassPage, invitations } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** Making a class, and who asks to come into one. What is in a class is shown by `overview`, which knows the students' reading. */
export const classesStaffRoutes: readonly Screen[] = [
  screenAt(createClassPage, {
    roles: ['teacher'],
    title: 'Create a class',
    place: { teacher: { section: 'classes' } },
    component: lazyScreen(() => import('./create-class-page.tsx'), 'CreateClassPage'),
  }),
  screenAt(invitations, {
    roles: ['teacher'],
    title: 'Students who want to join',
    place: { teacher: { section: 'home' } },
    component: lazyScreen(() => import('./invitations/invitations-page.tsx'), 'InvitationsPage'),
  }),
  screenAt(coTeacherInvites, {
    roles: ['teacher'],
    title: 'Invitations to teach together',
    place: { teacher: { section: 'home' } },
    component: lazyScreen(() => import('./co-teachers/co-teacher-invites-page.tsx'), 'CoTeacherInvitesPage'),
  }),
];
