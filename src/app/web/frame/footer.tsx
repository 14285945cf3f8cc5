import { linkTo } from '#platform/screens/core/address.ts';
import { privacyPage } from '#platform/screens/core/addresses.ts';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './footer.module.css';
import { SchemeChoice } from './scheme-choice.tsx';

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <p>
        Openleaf. Free reading practice, run by your school.{' '}
        <TextLink {...linkTo(privacyPage)}>Privacy</TextLink>
      </p>
      <SchemeChoice />
    </div>
  </footer>
);
