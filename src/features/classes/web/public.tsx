import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

export { ClassCodeCard, howToJoin } from './class-code-card.tsx';
export { ClassSettingsForm } from './class-settings-form.tsx';
export { Disclosure } from './disclosure.tsx';
export { gradeLabel } from './grade-label.ts';
export { AskingStudents } from './invitations/asking-students.tsx';
export { NameFields } from './name-fields.tsx';
export { NoClasses } from './no-classes.tsx';
export { LoginShutNote } from './student-login/login-shut-note.tsx';
export { ownZone } from './time-zones.ts';

/** Making a class, joining one, and asking for a teacher. What is in a class is shown by `overview`, which knows the students' reading. */
export const classesRoutes: readonly Screen[] = [
  {
    path: '/app/teacher/classes/new',
    roles: ['teacher'],
    title: 'Create a class',
    component: lazyScreen(() => import('./create-class-page.tsx'), 'CreateClassPage'),
  },
  {
    path: '/app/student/join',
    roles: ['student'],
    title: 'Join a class',
    component: lazyScreen(() => import('./join-class-page.tsx'), 'JoinClassPage'),
  },
  {
    path: '/app/student/teachers',
    roles: ['student'],
    title: 'My teachers',
    component: lazyScreen(() => import('./teachers/my-teachers-page.tsx'), 'MyTeachersPage'),
  },
  {
    path: '/app/teacher/invitations',
    roles: ['teacher'],
    title: 'Students who ask for you',
    component: lazyScreen(() => import('./invitations/invitations-page.tsx'), 'InvitationsPage'),
  },
];
