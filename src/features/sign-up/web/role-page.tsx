import { IconBackpack, IconChalkboard, IconHome } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { login, parentAccount, studentAccount, teacherAccount } from '#platform/screens/core/addresses.ts';
import { Page } from '#platform/ui/web/page.tsx';
import { Stack } from '#platform/ui/web/stack.tsx';
import { TextLink } from '#platform/ui/web/text-link.tsx';
import styles from './role-page.module.css';
import { FirstStep } from './sign-up-progress.tsx';

const ROLES = [
  {
    address: studentAccount,
    Icon: IconBackpack,
    title: 'I am a student',
    words: 'I want to read and answer questions.',
  },
  {
    address: teacherAccount,
    Icon: IconChalkboard,
    title: 'I am a teacher',
    words: 'I want to create a class and see how it reads.',
  },
  {
    address: parentAccount,
    Icon: IconHome,
    title: 'I am a parent',
    words: 'I want to see how my child reads. I have a family code, or I can ask the teacher for one.',
  },
] as const;

/** The first step of signing up. */
export const RolePage = () => (
  <Page
    title="Who are you?"
    width="reading"
    above={<FirstStep />}
    lead="It takes about a minute, and it is free."
  >
    <Stack as="ul" gap={12}>
      {ROLES.map(({ address, Icon, title, words }) => (
        <li key={address.path}>
          <Link {...linkTo(address)} className={styles.role}>
            <Icon size={32} stroke={1.5} className={styles.icon} aria-hidden />
            <span>
              <span className={styles.title}>{title}</span>
              <span className={styles.words}>{words}</span>
            </span>
          </Link>
        </li>
      ))}
    </Stack>
    <p>
      Already have an account? <TextLink {...linkTo(login)}>Log in</TextLink>
    </p>
  </Page>
);
