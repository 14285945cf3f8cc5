import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

export { keepSignUpStateToSignUp } from './sign-up-state.ts';

export const signUpRoutes: readonly Screen[] = [
  {
    path: '/app/sign-up/role',
    roles: 'anyone',
    title: 'Who are you?',
    component: lazyScreen(() => import('./role-page.tsx'), 'RolePage'),
  },
  {
    path: '/app/sign-up/create-account/student',
    roles: 'anyone',
    title: 'Make your account',
    component: lazyScreen(() => import('./student-account-page.tsx'), 'StudentAccountPage'),
  },
  {
    path: '/app/sign-up/create-account/parent',
    roles: 'anyone',
    title: 'Make your account',
    component: lazyScreen(() => import('./student-account-page.tsx'), 'ParentAccountPage'),
  },
  {
    path: '/app/sign-up/create-account/teacher',
    roles: 'anyone',
    title: 'Make your teacher account',
    component: lazyScreen(() => import('./teacher-account-page.tsx'), 'TeacherAccountPage'),
  },
  {
    path: '/app/sign-up/summary',
    roles: ['student', 'teacher', 'admin'],
    title: 'Your account is ready',
    component: lazyScreen(() => import('./summary-page.tsx'), 'SummaryPage'),
  },
];
