import type { ReactNode } from 'react';
import styles from './card.module.css';
import { classNames } from './class-names.ts';
import { type Gap, stackClass } from './stack.tsx';

export interface CardProps {
  readonly as?: 'div' | 'section' | 'article' | 'li' | 'aside';
  readonly tone?: 'plain' | 'leaf' | 'sun' | 'sky';
  /** Space between the things inside, when they are below one another. */
  readonly gap?: Gap;
  /** Class of the caller's own module, for the layout inside. */
  readonly className?: string | undefined;
  readonly labelledBy?: string;
  readonly children: ReactNode;
}

/** A sheet of paper on the table: things that belong together. */
export const Card = ({
  as: Element = 'div',
  tone = 'plain',
  gap,
  className,
  labelledBy,
  children,
}: CardProps) => (
  <Element
    className={classNames(
      styles.card,
      tone !== 'plain' && styles[tone],
      gap !== undefined && stackClass(gap),
      className,
    )}
    aria-labelledby={labelledBy}
  >
    {children}
  </Element>
);
