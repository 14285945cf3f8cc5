import { accountReady } from '#platform/screens/core/addresses.ts';
import { createFirstClass, findSchoolStep } from '#platform/screens/core/staff-addresses.ts';
import type { SignUpStep } from '../core/sign-up-flow.ts';

/** The screen of a step after the account is made; of none, or one that has no screen yet, that everything is ready. */
export function addressAt(step: SignUpStep | null) {
  if (step === 'school') return findSchoolStep;
  return step === 'classroom' ? createFirstClass : accountReady;
}
