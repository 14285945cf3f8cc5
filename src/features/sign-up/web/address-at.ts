import { accountReady } from '#platform/screens/core/addresses.ts';
import { choosePlanStep, createFirstClass, findSchoolStep } from '#platform/screens/core/staff-addresses.ts';
import type { SignUpStep } from '../core/sign-up-flow.ts';

/** The screen of a step after the account is made; of none, that everything is ready. */
export function addressAt(step: SignUpStep | null) {
  if (step === 'school') return findSchoolStep;
  if (step === 'plan') return choosePlanStep;
  return step === 'classroom' ? createFirstClass : accountReady;
}
