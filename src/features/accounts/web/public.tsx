import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';
import { LogOutPage } from './log-out-page.tsx';

export { DemoNote } from './demo-note.tsx';
export { deviceHeaders, keepDeviceToken } from './device-token.ts';
export { isLockedFor, keptOf } from './kept-of-person.ts';
export { joinOtherTabs } from './other-tabs.ts';
export { SignInProvider, useActor, usePerson, useSignInStore } from './sign-in-provider.tsx';
export { createSignInStore, type SignedInPerson, type SignInStore } from './sign-in-store.ts';

export const accountsRoutes: readonly Screen[] = [
  {
    path: '/auth/login',
    roles: 'anyone',
    title: 'Log in',
    component: lazyScreen(() => import('./login-page.tsx'), 'LoginPage'),
  },
  {
    path: '/auth/logout',
    roles: 'anyone',
    title: 'Log out',
    // Its script is there from the start: somebody must be able to leave without a network.
    component: LogOutPage,
  },
];
