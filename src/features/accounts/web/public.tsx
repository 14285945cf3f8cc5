import { lazyScreen, type Screen } from '#platform/ui/web/screen.ts';

export { DemoNote } from './demo-note.tsx';
export { deviceHeaders, keepDeviceToken } from './device-token.ts';
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
    component: lazyScreen(() => import('./log-out-page.tsx'), 'LogOutPage'),
  },
];
