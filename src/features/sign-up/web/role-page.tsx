import { IconBackpack, IconChalkboard, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Page } from '#platform/ui/web/page.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './role-page.module.css';

const ROLES = [
  {
    as: 'student',
    Icon: IconBackpack,
    title: 'I am a student',
    words: 'I want to read and answer questions.',
  },
  {
    as: 'teacher',
    Icon: IconChalkboard,
    title: 'I am a teacher',
    words: 'I want to make a class and see how it reads.',
  },
  {
    as: 'parent',
    Icon: IconHome,
    title: 'I am a parent',
    words: 'I want to see what my child reads, by reading it myself.',
  },
] as const;

/** The first step of signing up. */
export const RolePage = () => (
  <Page title="Who are you?" width="reading" lead="It takes about a minute, and it is free.">
    <ul className={styles.roles}>
      {ROLES.map(({ as, Icon, title, words }) => (
        <li key={as}>
          <Link to={`/app/sign-up/create-account/${as}`} className={styles.role}>
            <Icon size={32} stroke={1.5} className={styles.icon} aria-hidden />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.words}>{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
    <p>
      Do you have an account? <TextLink to="/auth/login">Log in</TextLink>
    </p>
  </Page>
);
