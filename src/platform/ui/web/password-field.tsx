import { PasswordInput } from '@mantine/core';
import { type FieldProps, fieldClasses } from './field-props.ts';
import styles from './fields.module.css';

export interface PasswordFieldProps extends Omit<FieldProps<string>, 'optional'> {
  readonly autoComplete: 'current-password' | 'new-password';
}

const classes = { ...fieldClasses, innerInput: styles.inner ?? '', visibilityToggle: styles.toggle ?? '' };

/** A password, which can be shown: a child types better when it sees the letters. */
export const PasswordField = ({ hint, onChange, ...rest }: PasswordFieldProps) => (
  <PasswordInput
    {...rest}
    // A telephone writes the first letter large, also while the password is shown.
    autoCapitalize="none"
    autoCorrect="off"
    spellCheck={false}
    // The kit marks a wrong password for the eye only.
    aria-invalid={rest.error ? true : undefined}
    classNames={classes}
    description={hint}
    rightSectionWidth="2.75rem"
    // Pressed or not: the kit says it.
    visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
