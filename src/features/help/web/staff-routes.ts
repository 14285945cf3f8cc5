import { inquiriesPage } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The administrator's screen of the contact page. */
export const helpStaffRoutes: readonly Screen[] = [
  screenAt(inquiriesPage, {
    roles: ['admin'],
    title: 'Messages',
    place: { admin: { section: 'people', hub: { of: 'people', tab: 'messages' } } },
    component: lazyScreen(() => import('./inquiries-page.tsx'), 'InquiriesPage'),
  }),
];
