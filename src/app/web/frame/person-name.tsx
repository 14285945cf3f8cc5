import { Link } from '@tanstack/react-router';
import { useSession } from '#features/session/web/public.tsx';
import { linkTo } from '#platform/screens/core/address.ts';
import { profileSettings } from '#platform/screens/core/addresses.ts';
import styles from './person-name.module.css';

/** Who is signed in: on a shared device it must be easy to see. It leads to what is their own. */
export function PersonName() {
  const user = useSession()?.user;
  if (user === undefined) return null;
  const full = `${user.firstName} ${user.lastName}`.trim();
  return (
    <Link {...linkTo(profileSettings)} className={styles.name} title="Your profile">
      {full === '' ? user.username : full}
    </Link>
  );
}
