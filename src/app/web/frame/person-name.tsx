import { useSession } from '#features/session/web/public.tsx';
import styles from './person-name.module.css';

/** Who is signed in: on a shared device it must be easy to see. */
export function PersonName() {
  const user = useSession()?.user;
  if (user === undefined) return null;
  const full = `${user.firstName} ${user.lastName}`.trim();
  return <span className={styles.name}>{full === '' ? user.username : full}</span>;
}
