import { type ReactNode, useRef } from 'react';
import { classNames } from './class-names.ts';
import styles from './page.module.css';
import { PageHeader } from './page-header.tsx';
import { useArrivalFocus } from './use-arrival-focus.ts';
import { useDocumentTitle } from './use-document-title.ts';

export type PageWidth = 'form' | 'reading' | 'student' | 'teacher' | 'quiz';

export interface PageProps {
  /** The document's title, and the heading unless `heading` says it otherwise. */
  readonly title: string;
  readonly width: PageWidth;
  readonly heading?: ReactNode;
  /** The way back to the places that this one is in. */
  readonly above?: ReactNode;
  /** One sentence below the heading. */
  readonly lead?: ReactNode;
  /** Buttons that belong to the whole screen; one primary at most. */
  readonly actions?: ReactNode;
  /** The heading is there for those who listen only. */
  readonly hideHeading?: boolean;
  readonly children?: ReactNode;
}

/**
 * The inside of a screen: one heading, a title for the document, the focus on arrival. It stays mounted while its parts
 * load, so that a screen reader says at once where its user is.
 */
export function Page({
  title,
  width,
  heading = title,
  above,
  lead,
  actions,
  hideHeading = false,
  children,
}: PageProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useArrivalFocus(ref);
  useDocumentTitle(title);
  return (
    <div className={classNames(styles.page, styles[width])}>
      <PageHeader
        ref={ref}
        heading={heading}
        above={above}
        lead={lead}
        actions={actions}
        hidden={hideHeading}
      />
      {children}
    </div>
  );
}
