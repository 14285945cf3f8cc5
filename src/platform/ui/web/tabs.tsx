import { Link } from '@tanstack/react-router';
import { classNames } from './class-names.ts';
import type { Destination } from './destination.ts';
import fading from './fading.module.css';
import styles from './tabs.module.css';
import { useShownOpen } from './use-shown-open.ts';

export interface Tab extends Destination {
  readonly label: string;
  /** How many wait there; nothing is shown for none. */
  readonly count?: number;
  /** A screen below this part is shown. */
  readonly isBelow?: boolean;
}

export interface TabsProps {
  /** What the tabs are parts of: "Room 12". */
  readonly label: string;
  readonly tabs: readonly Tab[];
}

/**
 * The parts of a place, each with an address of its own: they are links, and the one that is open is the current page.
 * Where they have no room, they scroll, and their edge fades.
 */
export function Tabs({ label, tabs }: TabsProps) {
  const ref = useShownOpen();
  return (
    <nav ref={ref} className={classNames(styles.tabs, fading.fading)} aria-label={label}>
      {tabs.map(({ label: words, count = 0, isBelow = false, ...destination }) => (
        <Link
          key={destination.to}
          {...destination}
          className={styles.tab}
          activeOptions={{ exact: true, includeSearch: false }}
          // The link names the current page itself on its own screen.
          {...(isBelow && { 'aria-current': 'true' as const })}
        >
          {words}
          {count > 0 && <span className={styles.count}>{count}</span>}
        </Link>
      ))}
    </nav>
  );
}
