import { useNavigate } from '@tanstack/react-router';
import type { SignedIn } from '#features/accounts/contract/fields.ts';
import { keepDeviceToken, useSignInStore } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { accountReady } from '#platform/screens/core/addresses.ts';
import { keepForSummary } from './sign-up-state.ts';

/** After an account has been made: its person is signed in and reads what comes next. */
export function useSignUpDone(): (signedIn: SignedIn) => Promise<void> {
  const store = useSignInStore();
  const navigate = useNavigate();
  return ({ userId, role, token, outboxKey, deviceToken }) => {
    keepDeviceToken(deviceToken);
    store.signIn({ userId, role, token, outboxKey });
    keepForSummary();
    return navigate({ ...linkTo(accountReady), replace: true });
  };
}
