import type { ComponentProps } from 'react';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'children'> {
  readonly label: string;
}

/** One of several things that may be chosen. */
export const Checkbox = ({ label, ...rest }: CheckboxProps) => (
  <label className={styles.choice}>
    <input {...rest} type="checkbox" />
    {label}
  </label>
);
