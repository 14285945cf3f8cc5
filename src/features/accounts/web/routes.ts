import {
  deviceSettings,
  forgotPassword,
  login,
  logout,
  passwordSettings,
  resetPassword,
} from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';
import { LogOutPage } from './log-out-page.tsx';

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
];
