import { Switch } from '@mantine/core';
import type { FieldProps } from './field-props.ts';
import styles from './fields.module.css';

const classes = {
  label: styles.switchLabel ?? '',
  description: styles.hint ?? '',
  error: styles.error ?? '',
  track: styles.track ?? '',
};

/** On or off. */
export const SwitchField = ({ hint, value, onChange, ...rest }: Omit<FieldProps<boolean>, 'optional'>) => (
  <Switch
    {...rest}
    classNames={classes}
    size="md"
    description={hint}
    checked={value}
    onChange={(event) => onChange(event.currentTarget.checked)}
  />
);
