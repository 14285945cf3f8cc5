import { Textarea } from '@mantine/core';
import { type FieldProps, fieldClasses, labelOf } from './field-props.ts';

export interface TextAreaFieldProps extends FieldProps<string> {
  readonly rows: number;
  readonly maxLength?: number;
}

/** Several lines of text. */
export const TextAreaField = ({ label, optional, hint, onChange, ...rest }: TextAreaFieldProps) => (
  <Textarea
    {...rest}
    classNames={fieldClasses}
    label={labelOf({ label, ...(optional !== undefined && { optional }) })}
    description={hint}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
