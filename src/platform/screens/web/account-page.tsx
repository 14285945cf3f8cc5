import type { ReactNode } from 'react';
import type { Role } from '#platform/session/core/actor.ts';
import { Page } from '#platform/ui/web/page.tsx';
import styles from './account-page.module.css';
import { HubTabs } from './hub-tabs.tsx';

interface AccountPageProps {
  readonly title: string;
  readonly viewer: Role;
  /** One sentence, below the tabs: they stay where they are from one part to the next. */
  readonly lead?: string;
  /** What it holds needs more room than a form. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** A part of what is a person's own: as wide as the other screens of the viewer, with tabs that do not move, and a form at its start. */
export const AccountPage = ({ title, viewer, lead, wide = false, children }: AccountPageProps) => (
  <Page title={title} width={viewer === 'student' ? 'student' : 'teacher'}>
    <HubTabs hub="account" viewer={viewer} label="Settings" />
    <div className={wide ? styles.wide : styles.form}>
      {lead !== undefined && <p className={styles.lead}>{lead}</p>}
      {children}
    </div>
  </Page>
);
