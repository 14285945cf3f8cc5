import { notificationSettings } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const accountsStaffRoutes: readonly Screen[] = [
  screenAt(notificationSettings, {
    // Nobody else is sent a mail that they could do without.
    roles: ['teacher'],
    title: 'Notifications',
    place: { teacher: { hub: { of: 'account', tab: 'notifications' } } },
    component: lazyScreen(() => import('./settings/notifications-page.tsx'), 'NotificationsPage'),
  }),
];
