import { TextInput } from '@mantine/core';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { type FieldProps, fieldClasses, labelOf } from './field-props.ts';

export interface TextFieldProps extends FieldProps<string> {
  readonly type?: 'text' | 'email' | 'search';
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
  readonly autoCapitalize?: 'none' | 'words' | 'characters';
  readonly spellCheck?: boolean;
  readonly maxLength?: number;
  readonly inputMode?: 'text' | 'numeric' | 'email';
  /** A sign at the end of the field, beside words that say the same. */
  readonly mark?: ReactNode;
}

/** One line of text. */
export const TextField = ({ label, hint, optional, error, onChange, mark, ...rest }: TextFieldProps) => (
  <TextInput
    {...rest}
    classNames={fieldClasses}
    label={labelOf({ label, ...(optional !== undefined && { optional }) })}
    description={hint}
    error={error}
    rightSection={mark}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
