import { useEffect, useState } from 'react';
import { validateUsername } from '#features/accounts/contract/endpoints.ts';
import { usernameFault, usernameFaultMessage } from '#features/accounts/core/username.ts';
import type { ResponseOf } from '#platform/endpoint/contract/endpoint.ts';
import { useApi } from '#platform/endpoint/web/api-provider.tsx';
import { DEBOUNCE } from '#platform/ui/web/debounce.ts';

export type UsernameVerdict =
  /** Nothing to say: too short to judge yet, or the server cannot be asked just now. */
  | { readonly kind: 'open' }
  | { readonly kind: 'checking' }
  | {
      readonly kind: 'free' | 'refused';
      readonly message: string;
      /** Free ones like it, where it is taken. */
      readonly ideas?: readonly string[];
    };

const OPEN: UsernameVerdict = { kind: 'open' };

/** Says while the name is typed whether a username can be had. A form that is wrong by itself is never sent. */
export function useUsernameCheck(username: string): UsernameVerdict {
  const api = useApi();
  const [answer, setAnswer] = useState<{
    readonly username: string;
    readonly verdict: UsernameVerdict;
  } | null>(null);
  const fault = usernameFault(username);

  useEffect(() => {
    if (fault !== null) return;
    const given = new AbortController();
    const timer = setTimeout(async () => {
      const result = await api(validateUsername, { body: { username }, signal: given.signal });
      if (!given.signal.aborted) setAnswer({ username, verdict: result.ok ? verdictOf(result.data) : OPEN });
    }, DEBOUNCE);
    return () => {
      clearTimeout(timer);
      given.abort();
    };
  }, [api, username, fault]);

  if (fault === 'too-short') return OPEN;
  if (fault !== null) return { kind: 'refused', message: usernameFaultMessage[fault] };
  return answer?.username === username ? answer.verdict : { kind: 'checking' };
}

function verdictOf({ items, ideas }: ResponseOf<typeof validateUsername>): UsernameVerdict {
  const [judgement] = items;
  return judgement ? { kind: judgement.ok ? 'free' : 'refused', message: judgement.message, ideas } : OPEN;
}
