import { Link } from '@tanstack/react-router';
import { homeOf } from '#features/accounts/core/home-of.ts';
import type { SignedInPerson } from '#features/accounts/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { landing, login, logout } from '#platform/screens/core/addresses.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { LinkButton } from '#platform/ui/web/link-button.tsx';
import { Logo } from '#platform/ui/web/logo.tsx';
import { navigation } from '../navigation.ts';
import styles from './header.module.css';
import { PersonName } from './person-name.tsx';

/** Where am I, where can I go, who am I. Nobody signed in sees the way to log in. */
export const Header = ({ person }: { person: SignedInPerson | null }) => (
  <header className={styles.header}>
    <div className={styles.inside}>
      <Link
        {...linkTo(person === null ? landing : homeOf(person.role))}
        className={styles.logo}
        aria-label="Openleaf, to the start"
      >
        <Logo short={person !== null} />
      </Link>
      {person !== null && <Navigation role={person.role} />}
      <div className={styles.person}>
        {person === null ? (
          <LinkButton {...linkTo(login)} variant="quiet">
            Log in
          </LinkButton>
        ) : (
          <>
            <PersonName key={person.userId} />
            <LinkButton {...linkTo(logout)} variant="quiet">
              Log out
            </LinkButton>
          </>
        )}
      </div>
    </div>
  </header>
);

function Navigation({ role }: { role: Role }) {
  const items = navigation[role];
  if (items.length === 0) return null;
  return (
    <nav className={styles.navigation} aria-label="Main">
      {items.map(({ address, label, below }) => (
        <Link key={address.path} to={address.path} className={styles.place} activeOptions={{ exact: !below }}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
