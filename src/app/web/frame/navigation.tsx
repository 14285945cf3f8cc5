import { Link } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { entriesOf } from '#platform/screens/core/places.ts';
import { useScreens } from '#platform/screens/web/screens-provider.tsx';
import { useHere } from '#platform/screens/web/use-here.ts';
import type { Role } from '#platform/session/core/actor.ts';
import { classNames } from '#platform/ui/web/class-names.ts';
import styles from './navigation.module.css';
import placeStyles from './place.module.css';
import { SECTION_ICONS } from './section-icons.ts';

interface NavigationProps {
  readonly role: Role;
  /** A parent has the way to the children, and none to what a pupil does. */
  readonly isParent?: boolean;
}

/** Whether a place is one of the parent's, or of a student who is none. */
const isFor = (section: string, isParent: boolean): boolean =>
  section === 'home' || (section === 'family') === isParent;

/** The places that a role goes to all the time: in the header, on a phone in a bar at the lower edge. */
export function Navigation({ role, isParent = false }: NavigationProps) {
  const entries = entriesOf(useScreens(), role).filter(
    ({ section }) => role !== 'student' || isFor(section, isParent),
  );
  const here = useHere(role);
  if (entries.length === 0) return null;
  return (
    <nav className={styles.navigation} aria-label="Main">
      {entries.map(({ section, label, address }) => {
        const Icon = SECTION_ICONS[section];
        const isIn = here?.section === section && here.entry !== true;
        return (
          <Link
            key={section}
            {...linkTo(address)}
            className={classNames(placeStyles.place, styles.place)}
            activeOptions={{ exact: true, includeSearch: false }}
            // The link names the current page itself on its own screen.
            {...(isIn && { 'aria-current': 'true' as const })}
          >
            {Icon && <Icon className={styles.icon} size={24} aria-hidden />}
            <Words label={label} />
          </Link>
        );
      })}
    </nav>
  );
}

/** "My quizzes" is "Quizzes" to the eye where there is no room. */
function Words({ label }: { readonly label: string }) {
  const [, mine, rest] = /^(My )?(.*)$/.exec(label) ?? [];
  return (
    <span className={styles.words}>
      {mine !== undefined && <span className={styles.mine}>{mine}</span>}
      {rest}
    </span>
  );
}
