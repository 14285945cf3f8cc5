import { useNavigate } from '@tanstack/react-router';
import type { SignedIn } from '#features/accounts/contract/fields.ts';
import { keepDeviceToken, useSignInStore } from '#features/accounts/web/public.tsx';
import { invitationWaits } from '#features/classes/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { coTeacherLink } from '#platform/screens/core/addresses.ts';
import { signUpSteps, statusAt, stepAfter } from '../core/sign-up-flow.ts';
import { addressAt } from './address-at.ts';
import { keepForSummary, keepSignUpState, readSignUpState } from './sign-up-state.ts';
import { readSignUpSwitches } from './sign-up-switches.ts';

/** After an account has been made: its person is signed in and sees the next step, or what comes after the last. */
export function useSignUpDone(): (signedIn: SignedIn) => Promise<void> {
  const store = useSignInStore();
  const navigate = useNavigate();
  return ({ userId, role, token, outboxKey, deviceToken }) => {
    keepDeviceToken(deviceToken);
    store.signIn({ userId, role, token, outboxKey });
    keepForSummary();
    const steps = signUpSteps(
      role === 'teacher' ? 'teacher' : 'student',
      readSignUpSwitches(),
      readSignUpState(),
    );
    // Whoever was invited teaches that class: their own first one can wait.
    if (role === 'teacher' && invitationWaits()) return navigate({ ...linkTo(coTeacherLink), replace: true });
    const next = stepAfter(steps, 'details');
    keepSignUpState({ status: statusAt(next) });
    return navigate({ ...linkTo(addressAt(next)), replace: true });
  };
}
