import { profileSettings } from '#platform/screens/core/addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

const here = { hub: { of: 'account', tab: 'profile' } } as const;

export const ownDataRoutes: readonly Screen[] = [
  screenAt(profileSettings, {
    roles: ['student', 'teacher', 'admin'],
    title: 'Profile',
    place: { student: here, teacher: here, admin: here },
    component: lazyScreen(() => import('./profile-page.tsx'), 'ProfilePage'),
  }),
];
