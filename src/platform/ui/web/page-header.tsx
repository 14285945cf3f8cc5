import type { ReactNode, Ref } from 'react';
import styles from './page-header.module.css';
import hiding from './visually-hidden.module.css';

export interface PageHeaderProps {
  readonly ref?: Ref<HTMLHeadingElement>;
  readonly heading: ReactNode;
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  readonly hidden?: boolean;
}

/** The heading of a screen with its one sentence and its buttons. */
export function PageHeader({ ref, heading, lead, actions, hidden = false }: PageHeaderProps) {
  const title = (
    <h1 ref={ref} tabIndex={-1} className={hidden ? hiding.hidden : undefined}>
      {heading}
    </h1>
  );
  if (hidden) return title;
  return (
    <div className={styles.header}>
      <div className={styles.words}>
        {title}
        {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      </div>
      {actions !== undefined && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
