import { TextField, type TextFieldProps } from './text-field.tsx';

/** Asks for the email address of another person: the browser offers none of one's own, and corrects nothing. */
export const EmailField = (props: TextFieldProps) => (
  <TextField
    {...props}
    type="email"
    inputMode="email"
    autoComplete="off"
    autoCapitalize="none"
    spellCheck={false}
    maxLength={254}
  />
);
