import type { CSSProperties, HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';
import type { Gap } from './stack.tsx';

export interface ColumnsProps extends Omit<HTMLAttributes<HTMLElement>, 'style'> {
  /** A list has no bullets here. */
  readonly as?: 'div' | 'ul';
  /** The least width of a column, in rem; where the room ends, the columns are fewer. */
  readonly least: number;
  readonly gap?: Gap;
  readonly align?: 'stretch' | 'start' | 'end';
  /** Columns of one width however few things there are; else those that are there share the room. */
  readonly even?: boolean;
}

/** Things in as many columns of equal width as there is room for. */
export const Columns = ({
  as: Element = 'div',
  least,
  gap = 16,
  align = 'stretch',
  even = false,
  className,
  ...rest
}: ColumnsProps) => (
  <Element
    className={classNames(
      styles.columns,
      even && styles.even,
      styles[`gap${gap}`],
      align === 'start' && styles.alignStart,
      align === 'end' && styles.alignEnd,
      Element === 'ul' && styles.list,
      className,
    )}
    style={{ '--least': `${least}rem` } as CSSProperties}
    {...rest}
  />
);
