import styles from './breadcrumb.module.css';
import type { Destination } from './destination.ts';
import { Row } from './row.tsx';
import { TextLink } from './text-link.tsx';

export interface Crumb extends Destination {
  readonly label: string;
}

/** The way back to the places that this one is in, the widest first. The place itself is the heading below. */
export const Breadcrumb = ({ crumbs }: { readonly crumbs: readonly Crumb[] }) => (
  <nav aria-label="Where you are">
    <Row as="ol" gap={0} className={styles.crumbs}>
      {crumbs.map(({ label, ...destination }) => (
        <li key={destination.to} className={styles.crumb}>
          <TextLink {...destination}>{label}</TextLink>
        </li>
      ))}
    </Row>
  </nav>
);
