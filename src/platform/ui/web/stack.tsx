import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';

/** Space between two things, in pixels of the scale (`tokens.css`). */
export type Gap = 0 | 4 | 8 | 12 | 16 | 24;

/** The class of things below one another with this space between them. */
export const stackClass = (gap: Gap): string => classNames(styles.stack, styles[`gap${gap}`]);

export interface StackProps extends HTMLAttributes<HTMLElement> {
  /** A list has no bullets here. */
  readonly as?:
    | 'div'
    | 'ul'
    | 'ol'
    | 'dl'
    | 'li'
    | 'section'
    | 'article'
    | 'nav'
    | 'figure'
    | 'footer'
    | 'p'
    | 'span';
  readonly gap?: Gap;
  /** As wide as their content instead of as wide as the stack. */
  readonly narrow?: boolean;
}

/** Things below one another. */
export const Stack = ({ as: Element = 'div', gap = 16, narrow = false, className, ...rest }: StackProps) => (
  <Element
    className={classNames(
      stackClass(gap),
      (Element === 'ul' || Element === 'ol') && styles.list,
      narrow && styles.justifyStart,
      className,
    )}
    {...rest}
  />
);
