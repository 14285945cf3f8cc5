import { hasPlans } from '#platform/plans/web/has-plans.ts';
import { linkTo } from '#platform/screens/core/address.ts';
import { privacyPage } from '#platform/screens/core/addresses.ts';
import { aboutPage, contactPage, helpPage, supportPage } from '#platform/screens/core/service-addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './footer.module.css';
import { SchemeChoice } from './scheme-choice.tsx';

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <p>
        {hasPlans()
          ? 'Openleaf. Quizzes, classes, and reports are free.'
          : 'Openleaf. Free reading practice, run by your school.'}
      </p>
      <nav className={styles.links} aria-label="About Openleaf">
        <TextLink {...linkTo(helpPage)}>Help</TextLink>
        <TextLink {...linkTo(contactPage)}>Contact</TextLink>
        <TextLink {...linkTo(aboutPage)}>About</TextLink>
        <TextLink {...linkTo(supportPage)}>Support us</TextLink>
        <TextLink {...linkTo(privacyPage)}>Privacy</TextLink>
      </nav>
      <SchemeChoice />
    </div>
  </footer>
);
