import { contractPage, schoolClaimsPage, schoolSettings } from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const schoolsStaffRoutes: readonly Screen[] = [
  screenAt(schoolSettings, {
    roles: ['teacher'],
    title: 'Your school',
    place: { teacher: { hub: { of: 'account', tab: 'school' } } },
    component: lazyScreen(() => import('./school-page.tsx'), 'SchoolPage'),
  }),
  screenAt(contractPage, {
    roles: ['teacher'],
    title: 'Agreement for classes under 13',
    place: { teacher: { section: 'classes' } },
    component: lazyScreen(() => import('./contract-page.tsx'), 'ContractPage'),
  }),
  screenAt(schoolClaimsPage, {
    roles: ['admin'],
    title: 'Schools',
    place: { admin: { section: 'people', hub: { of: 'people', tab: 'schools' } } },
    component: lazyScreen(() => import('./school-claims-page.tsx'), 'SchoolClaimsPage'),
  }),
];
