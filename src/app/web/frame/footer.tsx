import styles from './footer.module.css';
import { SchemeChoice } from './scheme-choice.tsx';

export const Footer = () => (
  <footer className={styles.footer}>
    <div className={styles.inside}>
      <p>Openleaf. Free reading practice, run by your school.</p>
      <SchemeChoice />
    </div>
  </footer>
);
