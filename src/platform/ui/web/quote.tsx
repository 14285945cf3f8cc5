import type { ReactNode } from 'react';
import styles from './quote.module.css';
import { Stack } from './stack.tsx';

interface QuoteProps {
  /** Where it is: "Paragraph 2". */
  readonly from: string;
  readonly children: ReactNode;
}

/** A few words of a text, with their place. */
export const Quote = ({ from, children }: QuoteProps) => (
  <Stack as="figure" gap={4} className={styles.quote}>
    <figcaption className={styles.from}>{from}</figcaption>
    <blockquote className={styles.words}>{children}</blockquote>
  </Stack>
);
