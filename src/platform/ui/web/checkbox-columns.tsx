import type { ReactNode } from 'react';
import styles from './checkbox-columns.module.css';

export interface CheckboxColumnsProps {
  /** What is chosen with the checkboxes. */
  readonly legend: string;
  readonly disabled?: boolean;
  /** Checkboxes. */
  readonly children: ReactNode;
}

/** Many checkboxes under one heading, in as many columns as there is room for. */
export const CheckboxColumns = ({ legend, disabled = false, children }: CheckboxColumnsProps) => (
  <fieldset className={styles.columns} disabled={disabled}>
    <legend className={styles.legend}>{legend}</legend>
    {children}
  </fieldset>
);
