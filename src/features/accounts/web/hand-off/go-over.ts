import { unsentWork } from '#platform/device/web/unsent-work.ts';
import type { ApiClient } from '#platform/endpoint/web/call.ts';
import { ENTRY_PATH } from '#platform/screens/core/addresses.ts';
import { beginHandOff } from '../../contract/hand-off.ts';
import { safeReturn } from '../safe-return.ts';
import type { SignedInPerson, SignInStore } from '../sign-in-store.ts';

interface Going {
  readonly signIn: SignInStore;
  readonly api: ApiClient;
  readonly person: SignedInPerson;
  /** The page that leaves. */
  readonly page?: Window;
}

/**
 * Takes a student to the other domain, when the server says that it is theirs. Answers that wait on this device are sent from here: who has any
 * stays until the page is opened again.
 */
export async function goOver({ signIn, api, person, page = window }: Going): Promise<void> {
  const result = await api(beginHandOff, {});
  const address = result.ok ? result.data.address : null;
  if (address === null || signIn.person()?.token !== person.token || unsentWork().answers > 0) return;
  const target = new URL(address);
  // Where a proxy hides which domain a call came by, the server may name the one that we are on.
  if (target.origin === page.location.origin) return;
  const to = placeOf(page.location);
  if (to !== undefined) target.searchParams.set('to', to);
  // The session goes along: nothing of the person stays in this tab.
  page.addEventListener('pagehide', () => signIn.end(person.token, 'logged-out'), { once: true });
  page.location.replace(target.href);
}

/** Where the student is, or wanted to go when asked to log in. */
const placeOf = ({ pathname, search }: Location): string | undefined =>
  pathname.startsWith(`${ENTRY_PATH}/`)
    ? pathname + search
    : (safeReturn(new URLSearchParams(search).get('to')) ?? undefined);
