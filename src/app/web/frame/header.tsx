import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { homeOf } from '#features/accounts/core/home-of.ts';
import type { SignedInPerson } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { landing, login } from '#platform/screens/core/addresses.ts';
import { lazyPart } from '#platform/screens/web/lazy-part.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Logo } from '#platform/ui/web/logo.tsx';
import styles from './header.module.css';
import { LogOutLink } from './log-out-link.tsx';
import { Navigation } from './navigation.tsx';
import { PersonName } from './person-name.tsx';

/** Menus are for grown-ups; a student's way to the quiz does not carry their script. */
const StaffTools = lazyPart(async () => (await import('./staff-tools.tsx')).StaffTools);

interface HeaderProps {
  readonly person: SignedInPerson | null;
  readonly isParent: boolean;
}

/** Where am I, where can I go, who am I. Nobody signed in sees the way to log in. */
export const Header = ({ person, isParent }: HeaderProps) => (
  <header className={styles.header}>
    <div className={styles.inside}>
      <Link
        {...linkTo(person === null ? landing : homeOf(person.role))}
        className={styles.logo}
        aria-label="Openleaf, home"
      >
        <Logo short={person !== null} />
      </Link>
      {person !== null && person.role !== 'admin' && <Navigation role={person.role} isParent={isParent} />}
      <div className={styles.person}>
        <Person person={person} />
      </div>
    </div>
  </header>
);

function Person({ person }: { readonly person: SignedInPerson | null }) {
  if (person === null) {
    return (
      <LinkButton {...linkTo(login)} variant="quiet">
        Log in
      </LinkButton>
    );
  }
  if (person.role !== 'student') {
    return (
      <Suspense fallback={<div className={styles.tools} />}>
        <StaffTools key={person.userId} role={person.role} />
      </Suspense>
    );
  }
  return (
    <>
      <PersonName key={person.userId} />
      <LogOutLink />
    </>
  );
}
