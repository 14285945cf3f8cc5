import { Link } from '@tanstack/react-router';
import { linkTo } from '#platform/screens/core/address.ts';
import { SECTIONS } from '#platform/screens/core/place.ts';
import { placeOf, tabsOf } from '#platform/screens/core/places.ts';
import { useScreens } from '#platform/screens/web/screens-provider.tsx';
import { useHere } from '#platform/screens/web/use-here.ts';
import { classNames } from '#platform/ui/web/class-names.ts';
import fading from '#platform/ui/web/fading.module.css';
import { useShownOpen } from '#platform/ui/web/use-shown-open.ts';
import placeStyles from './place.module.css';
import styles from './rail.module.css';

/** The administrator's navigation: parts of the work, each with its screens; a part without a screen is not there. */
export function Rail() {
  const screens = useScreens();
  const here = useHere('admin');
  const ref = useShownOpen();
  return (
    <nav ref={ref} className={classNames(styles.rail, fading.fading)} aria-label="Main">
      {Object.entries(SECTIONS.admin).flatMap(([section, label]) => {
        const entry = screens
          .map((screen) => placeOf(screen, 'admin'))
          .find((place) => place?.section === section && place.entry === true);
        if (!entry?.hub) return [];
        const { of } = entry.hub;
        return [
          <div key={section} className={styles.part}>
            <p className={styles.label} id={`rail-${section}`}>
              {label}
            </p>
            <ul className={styles.list} aria-labelledby={`rail-${section}`}>
              {tabsOf(screens, 'admin', of).map(({ tab, label: words, address }) => (
                <li key={tab}>
                  <Link
                    {...linkTo(address)}
                    className={classNames(placeStyles.place, styles.place)}
                    activeOptions={{ exact: true, includeSearch: false }}
                    {...(here?.hub?.of === of &&
                      here.hub.tab === tab &&
                      here.hub.below === true && { 'aria-current': 'true' as const })}
                  >
                    {words}
                  </Link>
                </li>
              ))}
            </ul>
          </div>,
        ];
      })}
    </nav>
  );
}
