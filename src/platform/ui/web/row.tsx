import type { HTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import styles from './layout.module.css';
import type { Gap } from './stack.tsx';

const ALIGN = {
  start: styles.alignStart,
  center: styles.alignCenter,
  end: styles.alignEnd,
  baseline: styles.alignBaseline,
};

export interface RowProps extends HTMLAttributes<HTMLElement> {
  /** A list has no bullets here. */
  readonly as?: 'div' | 'ul' | 'ol' | 'li' | 'p' | 'span' | 'header' | 'nav';
  readonly gap?: Gap;
  /** Between the lines of a row that is wrapped; as `gap` when it is left out. */
  readonly rowGap?: 0 | 4 | 8 | 12;
  readonly align?: keyof typeof ALIGN;
  /** The first at the start, the last at the end. */
  readonly between?: boolean;
  /** Never wrapped. */
  readonly oneLine?: boolean;
}

/** Things beside one another; they are wrapped where the room ends. */
export const Row = ({
  as: Element = 'div',
  gap = 8,
  rowGap,
  align,
  between = false,
  oneLine = false,
  className,
  ...rest
}: RowProps) => (
  <Element
    className={classNames(
      styles.row,
      styles[`gap${gap}`],
      rowGap !== undefined && styles[`rowGap${rowGap}`],
      align && ALIGN[align],
      between && styles.between,
      oneLine && styles.oneLine,
      (Element === 'ul' || Element === 'ol') && styles.list,
      className,
    )}
    {...rest}
  />
);
