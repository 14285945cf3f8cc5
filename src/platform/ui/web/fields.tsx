export { PasswordField } from './password-field.tsx';
export { SelectField } from './select-field.tsx';
export { SwitchField } from './switch-field.tsx';
export { TextField } from './text-field.tsx';
