import { IconBookmark } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNames } from '#platform/ui/web/class-names.ts';
import { VisuallyHidden } from '#platform/ui/web/visually-hidden.tsx';
import styles from './numbered-paragraph.module.css';

interface NumberedParagraphProps {
  readonly number: number;
  /** Something in it is lit. */
  readonly lit: boolean;
  /** Line breaks are the poem's own. */
  readonly verse?: boolean;
  /** A question of an interview. */
  readonly asks?: boolean;
  readonly children: ReactNode;
}

/** A paragraph with its number in the margin; the place of an answer is marked there too. */
export const NumberedParagraph = ({
  number,
  lit,
  verse = false,
  asks = false,
  children,
}: NumberedParagraphProps) => (
  <p
    className={classNames(styles.paragraph, verse && styles.verse, asks && styles.asks)}
    data-lit={lit || undefined}
    data-paragraph={number}
  >
    <span className={styles.number} data-beside>
      <VisuallyHidden>{verse ? 'Stanza' : 'Paragraph'} </VisuallyHidden>
      {number}
      {lit && <IconBookmark className={styles.bookmark} size={18} aria-hidden />}
    </span>
    {children}
  </p>
);

/** The words that show an answer. */
export const LitWords = ({ children }: { readonly children: ReactNode }) => (
  <mark className={styles.lit} data-evidence>
    {children}
  </mark>
);

/** A line of a poem: where it is too long for the page, its rest hangs under it. */
export const VerseLine = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.verseLine}>{children}</span>
);
