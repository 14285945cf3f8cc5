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
  readonly verse: boolean;
  readonly children: ReactNode;
}

/** A paragraph with its number in the margin; where an answer stands is marked there too. */
export const NumberedParagraph = ({ number, lit, verse, children }: NumberedParagraphProps) => (
  <p
    className={classNames(styles.paragraph, verse && styles.verse)}
    data-lit={lit || undefined}
    data-paragraph={number}
  >
    <span className={styles.number} data-beside>
      <VisuallyHidden>Paragraph </VisuallyHidden>
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
