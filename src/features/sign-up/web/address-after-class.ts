import { signUpSteps, stepAfter } from '../core/sign-up-flow.ts';
import { addressAt } from './address-at.ts';
import { readSignUpState } from './sign-up-state.ts';
import { readSignUpSwitches } from './sign-up-switches.ts';

/** Where a teacher goes on to after the first class, while signing up. */
export const addressAfterClass = () =>
  addressAt(stepAfter(signUpSteps('teacher', readSignUpSwitches(), readSignUpState()), 'classroom'));
