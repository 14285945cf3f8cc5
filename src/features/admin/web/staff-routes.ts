import { adminHome } from '#platform/screens/core/addresses.ts';
import {
  accountsPage,
  auditLogPage,
  competitionsPage,
  coppaContractPage,
  familiesPage,
  flagsPage,
  jobsPage,
  mailPage,
  suffixesPage,
} from '#platform/screens/core/staff-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

/** The screens of who runs the service. */
export const adminStaffRoutes: readonly Screen[] = [
  screenAt(adminHome, {
    roles: ['admin'],
    title: 'What needs you',
    place: { admin: { section: 'home', entry: true, hub: { of: 'home', tab: 'needs' } } },
    component: lazyScreen(() => import('./admin-home-page.tsx'), 'AdminHomePage'),
  }),
  screenAt(accountsPage, {
    roles: ['admin'],
    title: 'Accounts',
    place: { admin: { section: 'people', entry: true, hub: { of: 'people', tab: 'accounts' } } },
    component: lazyScreen(() => import('./accounts-page.tsx'), 'AccountsPage'),
  }),
  screenAt(suffixesPage, {
    roles: ['admin'],
    title: 'Under 13',
    place: { admin: { section: 'privacy', entry: true, hub: { of: 'privacy', tab: 'suffixes' } } },
    component: lazyScreen(() => import('./suffixes-page.tsx'), 'SuffixesPage'),
  }),
  screenAt(coppaContractPage, {
    roles: ['admin'],
    title: 'COPPA contract',
    place: { admin: { section: 'privacy', hub: { of: 'privacy', tab: 'contract' } } },
    component: lazyScreen(() => import('./coppa-contract-page.tsx'), 'CoppaContractPage'),
  }),
  screenAt(familiesPage, {
    roles: ['admin'],
    title: 'Families',
    place: { admin: { section: 'privacy', hub: { of: 'privacy', tab: 'families' } } },
    component: lazyScreen(() => import('./families-page.tsx'), 'FamiliesPage'),
  }),
  screenAt(competitionsPage, {
    roles: ['admin'],
    title: 'Competitions',
    place: { admin: { section: 'content', hub: { of: 'content', tab: 'competitions' } } },
    component: lazyScreen(() => import('./competitions-page.tsx'), 'CompetitionsPage'),
  }),
  screenAt(auditLogPage, {
    roles: ['admin'],
    title: 'Audit log',
    place: { admin: { section: 'system', entry: true, hub: { of: 'system', tab: 'audit' } } },
    component: lazyScreen(() => import('./audit-log-page.tsx'), 'AuditLogPage'),
  }),
  screenAt(jobsPage, {
    roles: ['admin'],
    title: 'Jobs',
    place: { admin: { section: 'system', hub: { of: 'system', tab: 'jobs' } } },
    component: lazyScreen(() => import('./jobs-page.tsx'), 'JobsPage'),
  }),
  screenAt(mailPage, {
    roles: ['admin'],
    title: 'Mail',
    place: { admin: { section: 'system', hub: { of: 'system', tab: 'mail' } } },
    component: lazyScreen(() => import('./mail-page.tsx'), 'MailPage'),
  }),
  screenAt(flagsPage, {
    roles: ['admin'],
    title: 'Feature flags',
    place: { admin: { section: 'system', hub: { of: 'system', tab: 'flags' } } },
    component: lazyScreen(() => import('./flags-page.tsx'), 'FlagsPage'),
  }),
];
