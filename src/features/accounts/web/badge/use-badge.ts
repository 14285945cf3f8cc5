import { useState } from 'react';
import { useEndpointMutation } from '#platform/endpoint/web/use-endpoint-mutation.ts';
import { logInByBadge } from '../../contract/badge-login.ts';
import { deviceHeaders, keepDeviceToken } from '../device-token.ts';
import { useSignInStore } from '../sign-in-provider.tsx';

interface Failed {
  readonly badge: string;
  readonly words: string;
  /** The badge itself is no good; otherwise it may work in a moment. */
  readonly isOver: boolean;
}

/** Logs in the student of a badge. What did not work is said in words, and may be tried again where that can help. */
export function useBadge() {
  const store = useSignInStore();
  const { send, pending } = useEndpointMutation(logInByBadge, { patient: true });
  const [failed, setFailed] = useState<Failed | null>(null);
  const logIn = async (badge: string) => {
    setFailed(null);
    const result = await send({ body: { badge }, headers: deviceHeaders() });
    if (!result.ok) {
      const { code, detail: words } = result.problem;
      return setFailed({ badge, words, isOver: code === 'badge-over' });
    }
    const { userId, role, token, outboxKey, deviceToken } = result.data;
    keepDeviceToken(deviceToken);
    store.signIn({ userId, role, token, outboxKey });
  };
  return {
    logIn,
    pending,
    problem: failed?.words ?? null,
    again: failed !== null && !failed.isOver ? () => void logIn(failed.badge) : null,
  };
}
