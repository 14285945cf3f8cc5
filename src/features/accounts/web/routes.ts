import {
  deviceSettings,
  forgotPassword,
  googleSuccess,
  login,
  loginFail,
  logout,
  passwordSettings,
  resetPassword,
  schoolSuccess,
  socialSettings,
  tokenLogin,
} from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';
import { LogOutPage } from './log-out-page.tsx';

/** Whether the page names a provider; what it names is read by the screens that show it, because this is in the first script. */
const hasProviders = document.querySelector('meta[name="openleaf-logins"][content*="key"]') !== null;

export const accountsRoutes: readonly Screen[] = [
  screenAt(login, {
    roles: 'anyone',
    title: 'Log in',
    component: lazyScreen(() => import('./login-page.tsx'), 'LoginPage'),
  }),
  screenAt(logout, {
    roles: 'anyone',
    title: 'Log out',
    // Its script is there from the start: a person must be able to leave without a network.
    component: LogOutPage,
  }),
  screenAt(forgotPassword, {
    roles: 'anyone',
    title: 'Forgot your password?',
    component: lazyScreen(() => import('./forgotten/forgot-page.tsx'), 'ForgotPage'),
  }),
  screenAt(resetPassword, {
    roles: 'anyone',
    title: 'Choose a new password',
    component: lazyScreen(() => import('./forgotten/reset-page.tsx'), 'ResetPage'),
  }),
  screenAt(passwordSettings, {
    roles: ['student', 'teacher', 'admin'],
    title: 'Password',
    place: {
      student: { hub: { of: 'account', tab: 'password' } },
      teacher: { hub: { of: 'account', tab: 'password' } },
      admin: { hub: { of: 'account', tab: 'password' } },
    },
    component: lazyScreen(() => import('./settings/password-page.tsx'), 'PasswordPage'),
  }),
  screenAt(deviceSettings, {
    roles: ['student', 'teacher', 'admin'],
    title: 'Where you are logged in',
    place: {
      student: { hub: { of: 'account', tab: 'devices' } },
      teacher: { hub: { of: 'account', tab: 'devices' } },
      admin: { hub: { of: 'account', tab: 'devices' } },
    },
    component: lazyScreen(() => import('./settings/devices-page.tsx'), 'DevicesPage'),
  }),
  screenAt(googleSuccess, {
    roles: 'anyone',
    title: 'Logging you in…',
    component: lazyScreen(() => import('./providers/came-back-page.tsx'), 'GoogleSuccessPage'),
  }),
  screenAt(schoolSuccess, {
    roles: 'anyone',
    title: 'Logging you in…',
    component: lazyScreen(() => import('./providers/came-back-page.tsx'), 'SchoolSuccessPage'),
  }),
  screenAt(tokenLogin, {
    roles: 'anyone',
    title: 'Logging you in…',
    component: lazyScreen(() => import('./hand-off/token-login-page.tsx'), 'TokenLoginPage'),
  }),
  screenAt(loginFail, {
    roles: 'anyone',
    title: 'You are not logged in yet',
    component: lazyScreen(() => import('./providers/login-fail-page.tsx'), 'LoginFailPage'),
  }),
  screenAt(socialSettings, {
    roles: ['student', 'teacher'],
    title: 'Connected accounts',
    // Where there is nothing to connect, nothing leads here.
    ...(hasProviders && {
      place: {
        student: { hub: { of: 'account', tab: 'social' } },
        teacher: { hub: { of: 'account', tab: 'social' } },
      },
    }),
    component: lazyScreen(() => import('./settings/social-page.tsx'), 'SocialPage'),
  }),
];
