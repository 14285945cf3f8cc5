import './not-started.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createSignInStore,
  followHandOff,
  forgetClosedTab,
  joinOtherTabs,
  proofAsker,
  SignInProvider,
} from '#features/accounts/web/public.tsx';
import { forgetOlderReplies } from '#features/quiz/web/outbox/forget-older-replies.ts';
import { forgetPerson } from '#features/quiz/web/outbox/forget-person.ts';
import { followSignIn } from '#features/quiz/web/outbox/outbox-of-student.ts';
import { OutboxProvider } from '#features/quiz/web/outbox/outbox-provider.tsx';
import { followReader } from '#features/reading/web/reader/settings-of-reader.ts';
import { isSignUpPath, keepSignUpStateToSignUp } from '#features/sign-up/web/public.tsx';
import { report } from '#platform/client-log/web/report.ts';
import { waitsInTab } from '#platform/device/web/keep-in-tab.ts';
import { ApiProvider } from '#platform/endpoint/web/api-provider.tsx';
import { readBases } from '#platform/endpoint/web/bases.ts';
import { createApiClient } from '#platform/endpoint/web/call.ts';
import { createQueryClient } from '#platform/endpoint/web/query-client.ts';
import { idleOfPage } from '#platform/endpoint/web/watch-idle.ts';
import { watchReach } from '#platform/endpoint/web/watch-reach.ts';
import { ENTRY_PATH, joinPage, tokenLogin } from '#platform/screens/core/addresses.ts';
import { announce } from '#platform/ui/web/live-region.tsx';
import { clearMessages } from '#platform/ui/web/message-store.ts';
import { UiProvider } from '#platform/ui/web/ui-provider.tsx';
import { clearCacheIfAsked } from './clear-cache.ts';
import { createAppRouter } from './create-router.tsx';
import { createKnownScreens } from './known-screens.ts';
import { KnownScreensProvider } from './known-screens-provider.tsx';
import { loadOnce } from './load-once.ts';
import { keepScreens } from './offline/keep-screens.ts';
import { reloadForNewVersion } from './offline/reload-for-new-version.ts';
import { pause } from './pause.ts';
import { sendFailures, started, watchFailures } from './watch-failures.ts';

/** How long the first drawing waits for the screen's script, in milliseconds; a wait longer than that is to be seen. */
const SCREEN_TIMEOUT_MS = 250;

sendFailures();
await loadOnce();
watchFailures();

// The modules and the start are two pieces of work, so that a slow machine can answer a press between them.
await pause();

clearCacheIfAsked(location.search, sessionStorage);

const signIn = createSignInStore(sessionStorage);
const tabs = joinOtherTabs(signIn);
const queryClient = createQueryClient();
watchReach(queryClient);
const client = createApiClient({
  bases: readBases(),
  token: () => signIn.person()?.token ?? null,
  onSignedOut: (token) => {
    if (token === null) return;
    // An hour as somebody else is over; one's own sign-in may go on.
    signIn.stopImpersonation(token);
    signIn.end(token, idleOfPage.wasIdle() ? 'timed-out' : 'ended');
  },
  log: (message, details) => {
    // oxlint-disable-next-line no-console -- the browser's log, for the person who is asked to help
    console.warn(message, details);
    // What a rule refuses is no failure; what the server cannot read or cannot do is.
    const status = Number(details['status']);
    if (status === 400 || status >= 500) report('error', message, details);
  },
});
const api = idleOfPage.watching(proofAsker.asking(client));

// Before any screen hears of a sign-in, so that each finds the outbox of its student.
const outbox = followSignIn(signIn, api, (isAwaited) => forgetOlderReplies(queryClient, isAwaited));

// What one person read is not there for the next, and what was announced to them is not either.
signIn.subscribe(() => {
  queryClient.clear();
  clearMessages();
  announce('');
});
forgetPerson(signIn, sessionStorage);
followReader(signIn, api);
// After all who hear of an end, and before other tabs are asked.
forgetClosedTab(signIn, waitsInTab);

keepScreens(signIn);
followHandOff(signIn, api);
reloadForNewVersion();

const known = createKnownScreens(async () => (await import('./staff-route-table.ts')).ownStaffScreens());
// Beside the rest of the start; the router waits for it where it has to.
if (known.lacks(location.pathname, signIn.person()?.role)) void known.learnRest();
const router = createAppRouter({ api, queryClient, signIn, known });
router.subscribe('onBeforeLoad', ({ toLocation }) =>
  keepSignUpStateToSignUp(toLocation.pathname, toLocation.searchStr),
);

/** A screen for signed-in people, opened in a new tab: the tab it came from may say who is signed in. */
const isForSignedIn =
  location.pathname.startsWith(`${ENTRY_PATH}/`) &&
  location.pathname !== tokenLogin.path &&
  !isSignUpPath(location.pathname);
if (isForSignedIn || location.pathname === joinPage.path) await tabs.ask();

await pause();

// With its script there, the screen is drawn once; what takes longer shows that it does (`defaultPendingMs`).
await Promise.race([router.load(), pause(SCREEN_TIMEOUT_MS)]);

createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <ApiProvider api={api}>
          <SignInProvider store={signIn}>
            <OutboxProvider outbox={outbox}>
              <KnownScreensProvider known={known}>
                <RouterProvider router={router} />
              </KnownScreensProvider>
            </OutboxProvider>
          </SignInProvider>
        </ApiProvider>
      </QueryClientProvider>
    </UiProvider>
  </StrictMode>,
);
started();
