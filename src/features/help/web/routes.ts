import {
  aboutPage,
  contactPage,
  helpAnswerPage,
  helpPage,
  supportPage,
} from '#platform/screens/core/service-addresses.ts';
import { lazyScreen, type Screen, screenAt } from '#platform/screens/web/screen.ts';

export const helpRoutes: readonly Screen[] = [
  screenAt(contactPage, {
    roles: 'anyone',
    title: 'Contact',
    component: lazyScreen(() => import('./contact-page.tsx'), 'ContactPage'),
  }),
  screenAt(aboutPage, {
    roles: 'anyone',
    title: 'About Openleaf',
    component: lazyScreen(() => import('./about-page.tsx'), 'AboutPage'),
  }),
  screenAt(supportPage, {
    roles: 'anyone',
    title: 'Support us',
    component: lazyScreen(() => import('./support-page.tsx'), 'SupportPage'),
  }),
  screenAt(helpPage, {
    roles: 'anyone',
    title: 'Help',
    component: lazyScreen(() => import('./help-page.tsx'), 'HelpPage'),
  }),
  screenAt(helpAnswerPage, {
    roles: 'anyone',
    title: 'Help',
    component: lazyScreen(() => import('./help-answer-page.tsx'), 'HelpAnswerPage'),
  }),
];
