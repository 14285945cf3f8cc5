import { clientLogPage } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The administrator's screen of what went wrong in browsers. */
export const telemetryStaffRoutes: readonly Screen[] = [
  screenAt(clientLogPage, {
    roles: ['admin'],
    title: 'Browser errors',
    place: { admin: { section: 'system', hub: { of: 'system', tab: 'browsers' } } },
    component: lazyScreen(() => import('./client-log-page.tsx'), 'ClientLogPage'),
  }),
];
