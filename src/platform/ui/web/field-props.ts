import type { ReactNode } from 'react';
import styles from './fields.module.css';

/** What every field is given; `form.field('name')` fills `name`, `value`, `onChange` and `error`. */
export interface FieldProps<Value> {
  readonly label: ReactNode;
  /** One sentence that helps to fill it in. */
  readonly hint?: ReactNode;
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur?: () => void;
  /** What is wrong with it, in a sentence. */
  readonly error?: ReactNode;
  /** It may be left empty. Fields are required unless they say so in their label. */
  readonly optional?: boolean;
}

/** The look of label, hint, error and input, by Mantine's names for them. */
export const fieldClasses = {
  label: styles.label ?? '',
  description: styles.hint ?? '',
  error: styles.error ?? '',
  input: styles.input ?? '',
};

/** "Last name (optional)". */
export const labelOf = ({ label, optional }: Pick<FieldProps<unknown>, 'label' | 'optional'>): ReactNode =>
  optional === true ? [label, ' (optional)'] : label;
