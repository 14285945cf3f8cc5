import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';
import { Row } from './row.tsx';
import hiding from './visually-hidden.module.css';

export interface PageHeaderProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly heading: ReactNode;
  readonly above?: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly hidden?: boolean;
}

/** The heading of a screen with its one sentence and its buttons. */
export function PageHeader({ ref, heading, above, lead, actions, hidden = false }: PageHeaderProps) {
  const title = (
    <h1 ref={ref} tabIndex={-1} className={hidden ? hiding.hidden : undefined}>
      {heading}
    </h1>
  );
  if (hidden) return title;
  return (
    <Row gap={24} rowGap={12} align="center" between>
      <div className={styles.words}>
        {above}
        {title}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <Row>{actions}</Row>}
    </Row>
  );
}
