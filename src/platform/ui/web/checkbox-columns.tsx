import type { ReactNode } from 'react';
import styles from './checkbox-columns.module.css';
import { classNames } from './class-names.ts';

export interface CheckboxColumnsProps {
  /** What is chosen with the checkboxes. */
  readonly legend: string;
  readonly disabled?: boolean;
  /** A long list moves in a box of its own, so that what is below it stays in view: in a dialog. */
  readonly boxed?: boolean;
  /** Checkboxes. */
  readonly children: ReactNode;
}

/** Many checkboxes under one heading, in as many columns as there is room for. */
export const CheckboxColumns = ({
  legend,
  disabled = false,
  boxed = false,
  children,
}: CheckboxColumnsProps) => (
  <fieldset className={styles.group} disabled={disabled}>
    <legend className={styles.legend}>{legend}</legend>
    <div className={classNames(styles.columns, boxed && styles.boxed)}>{children}</div>
  </fieldset>
);
