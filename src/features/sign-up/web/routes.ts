import {
  accountReady,
  chooseRole,
  joinPage,
  parentAccount,
  studentAccount,
  teacherAccount,
} from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const signUpRoutes: readonly Screen[] = [
  screenAt(chooseRole, {
    roles: 'anyone',
    title: 'Who are you?',
    component: lazyScreen(() => import('./role-page.tsx'), 'RolePage'),
  }),
  screenAt(joinPage, {
    roles: 'anyone',
    title: 'Do you have a class code?',
    component: lazyScreen(() => import('./join-page.tsx'), 'JoinPage'),
  }),
  screenAt(studentAccount, {
    roles: 'anyone',
    title: 'Create your account',
    component: lazyScreen(() => import('./student-account-page.tsx'), 'StudentAccountPage'),
  }),
  screenAt(parentAccount, {
    roles: 'anyone',
    title: 'Create your parent account',
    component: lazyScreen(() => import('./student-account-page.tsx'), 'ParentAccountPage'),
  }),
  screenAt(teacherAccount, {
    roles: 'anyone',
    title: 'Create your teacher account',
    component: lazyScreen(() => import('./teacher-account-page.tsx'), 'TeacherAccountPage'),
  }),
  screenAt(accountReady, {
    roles: ['student', 'teacher', 'admin'],
    title: 'Your account is ready',
    component: lazyScreen(() => import('./summary-page.tsx'), 'SummaryPage'),
  }),
];
