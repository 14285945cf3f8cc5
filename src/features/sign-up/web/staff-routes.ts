import {
  choosePlanStep,
  classHandout,
  createFirstClass,
  findSchoolStep,
} from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The steps of a teacher who has an account. */
export const signUpStaffRoutes: readonly Screen[] = [
  screenAt(findSchoolStep, {
    roles: ['teacher'],
    title: 'Find your school',
    component: lazyScreen(() => import('./find-school-step.tsx'), 'FindSchoolStep'),
  }),
  screenAt(createFirstClass, {
    roles: ['teacher'],
    title: 'Create your first class',
    component: lazyScreen(() => import('./create-class-step.tsx'), 'CreateClassStep'),
  }),
  screenAt(classHandout, {
    roles: ['teacher'],
    title: 'Bring in your students',
    component: lazyScreen(() => import('./class-handout-step.tsx'), 'ClassHandoutStep'),
  }),
  screenAt(choosePlanStep, {
    roles: ['teacher'],
    title: 'Choose a plan, or none',
    component: lazyScreen(() => import('./choose-plan-step.tsx'), 'ChoosePlanStep'),
  }),
];
